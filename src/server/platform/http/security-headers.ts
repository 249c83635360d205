import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { captchaOrigins } from '#server/platform/captcha-provider.ts'
import type { Config } from '#server/platform/config.ts'

/**
 * What browsers may do with our pages: nothing from elsewhere, no inline script or style, no frames. A captcha and the
 * tiles of the map are the exceptions, where the operator has set them up.
 */
export async function securityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'production' | 'auth' | 'mapTiles'>,
) {
  const { captcha } = config.auth
  const captchaFrom = captcha ? captchaOrigins(captcha) : []
  const tilesFrom = config.mapTiles ? [new URL(config.mapTiles.url).origin] : []
  const https = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captchaFrom],
        styleSrc: ["'self'", ...captchaFrom],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...captchaFrom, ...tilesFrom],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameSrc: captcha ? captchaFrom : ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // no text becomes code: whoever needs such a sink names a policy here first; scripts of a captcha have none
        ...(!captcha && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'geolocation=(self), camera=(), microphone=(self), payment=(), usb=(), browsing-topics=()',
    )
  })
}

import { SYSTEM_SERVICES, type SystemService, type SystemState } from '#contract/staff/system/system.ts'
import type { Config } from '#server/platform/config.ts'

/** What of the outside world this installation has, and nothing of how. */
export function servicesOf(config: Config): SystemState['services'] {
  const isSetUp: Record<SystemService, boolean> = {
    mail: config.mail.smtpUrl !== null,
    text_messages: config.sms !== null,
    captcha: config.auth.captcha !== null,
    assistant: config.assistant.ai !== null,
    several_servers: config.severalServers,
  }
  return SYSTEM_SERVICES.map((name) => ({ name, isSetUp: isSetUp[name] }))
}

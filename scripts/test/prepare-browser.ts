import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runTool } from '../run-tool.ts'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Draws pages and nothing around them, which halves the work of a window; what is installed as an app is the same. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell']

/** How it is started, so that it does nothing by itself. */
export const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const CAN_INSTALL_PACKAGES = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const NONE_TO_BE_HAD =
  'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium; macOS: Google ' +
  'Chrome; elsewhere: npx playwright install --with-deps chromium) or name one by CHROMIUM_PATH.'

/** A browser that is there may still lack libraries; one that tells its version has all it needs. */
async function works(path: string): Promise<boolean> {
  return existsSync(path) && (await runTool(path, ['--version'])).status === 0
}

async function firstThatWorks(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await works(path)) return path
  return null
}

async function installPackages(names: readonly string[]): Promise<void> {
  await runTool('apt-get', ['update', '-qq'], { show: true })
  for (const name of names)
    await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { show: true })
}

/** The shell saves a quarter of the time of all stories, so it is worth installing beside a whole browser. */
async function prepareShell(): Promise<string | null> {
  const present = await firstThatWorks(HEADLESS_SHELLS)
  if (present || !CAN_INSTALL_PACKAGES) return present
  console.log('  no Chromium without a head here: installing one …')
  await installPackages(['chromium-headless-shell'])
  return firstThatWorks(HEADLESS_SHELLS)
}

/**
 * Path of a Chromium that runs here: CHROMIUM_PATH, the system's, the one of Playwright; else one is installed, by
 * Playwright and then, as root on Debian or Ubuntu, by apt-get.
 * @param options.isHeadless nobody will look: the shell without a head is taken where it is to be had
 * @throws a sentence that says what to install
 */
export async function prepareBrowser({ isHeadless = false } = {}): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (await works(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  }
  const shell = isHeadless ? await prepareShell() : null
  if (shell) return shell
  const known = [...SYSTEM_BROWSERS, chromium.executablePath()]
  const present = await firstThatWorks(known)
  if (present) return present

  const isRoot = process.getuid?.() === 0
  console.log('  no Chromium here: installing one …')
  await runTool('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { show: true })
  const downloaded = await firstThatWorks(known)
  if (downloaded) return downloaded

  if (CAN_INSTALL_PACKAGES) await installPackages(['chromium'])
  const packaged = await firstThatWorks(known)
  if (packaged) return packaged
  throw new Error(NONE_TO_BE_HAD)
}

if (import.meta.main) console.log(await prepareBrowser())

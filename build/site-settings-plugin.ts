/** Vite plugin that puts the configured names into index.html and refuses invented ones in production. */

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import smCrypto from 'sm-crypto'
import { minifySync, type Plugin } from 'vite'

/** What a build shows where nothing is configured, as `index.html` has it, by the setting that says otherwise. */
const inPage = { VITE_PORTAL_NAME: '科技创新管理服务平台', VITE_PORTAL_SHORT_NAME: '科技管理平台' } as const

const placeholders = [
  { kind: 'a telephone number in a row', pattern: /12345678|87654321|(\d)\1{7}/, squeezed: true },
  { kind: 'an address of the demonstration', pattern: /\/simulated\// },
  { kind: 'a host that is nobody’s', pattern: /\b(?:example|invalid)\b/i },
  { kind: 'a placeholder', pattern: /x{4}|\btodo\b|your[-_ ]|待定|待填|请填写|某某/i },
] as const

/**
 * An inline script without comments and long names: 0.2 KiB of the sign-in screen. Its statements stay as they are written, for browsers below
 * the floor read them too.
 */
function shortened(code: string): string {
  // With whitespace removed, strings become template literals, which Internet Explorer cannot read.
  const codegen = { removeWhitespace: false }
  const { code: short, errors } = minifySync('inline.js', code, {
    compress: false,
    mangle: true,
    module: false,
    codegen,
  })
  if (errors[0]) throw new Error(`index.html: ${errors[0].message}`)
  if (short.includes('`')) throw new Error('index.html: a template literal in an inline script')
  return short
}

// The package's types lack this function.
const sm2 = smCrypto.sm2 as typeof smCrypto.sm2 & { verifyPublicKey(publicKey: string): boolean }

/** A point of SM2's curve in hex; with any other no password could be encrypted, and nobody sign in. */
function isPublicKey(text: string): boolean {
  return /^04[0-9a-f]{128}$/i.test(text) && sm2.verifyPublicKey(text)
}

/**
 * Settings that are invented: the demonstration's own, and what nobody's telephone or address looks like. Each with why, as a sentence.
 * @param env the settings of the build; @param demo those of the demonstration
 */
export function inventedSettings(env: Record<string, string>, demo: Record<string, string | undefined>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!name.startsWith('VITE_') || value.trim() === '') return []
    const found = placeholders.find((one) =>
      one.pattern.test('squeezed' in one ? value.replace(/[\s()（）+-]/g, '') : value),
    )
    // Many are answered at the same hours.
    const taken = !name.includes('_HOURS') && value.trim() === demo[name]?.trim()
    const isBroken = name === 'VITE_PASSWORD_PUBLIC_KEY' && !isPublicKey(value.trim())
    const why = taken ? 'the demonstration’s own' : isBroken ? 'no SM2 public key in hex' : found?.kind
    return why ? [`${name}=${value} (${why})`] : []
  })
}

const escaped = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Puts the configured names into index.html, which is read before any script runs. Refuses to build for production with invented names and
 * numbers, and lists the settings that are not used.
 *
 * - Protects: nobody is shown the demonstration's hotline. Without it a tab says the default name until the code runs.
 * - Relies on: the default names standing in index.html, and `.env.demo` for what is invented.
 * - Breaks when: index.html names the portal in other words; then the default stays until the code runs.
 */
export function siteSettings(): Plugin {
  let env: Record<string, string> = {}
  return {
    name: 'site-settings',
    configResolved(config) {
      env = config.env
      if (config.command !== 'build' || config.mode !== 'production') return
      const invented = inventedSettings(env, parseEnv(readFileSync('.env.demo', 'utf8')))
      if (invented.length > 0)
        throw new Error(
          `These settings are invented. Set them to the town’s own, or leave them empty to show nothing (.env.example):\n  ${invented.join('\n  ')}`,
        )
      const known = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
      config.logger.info(
        `not configured, so not used: ${known.filter((name) => name.startsWith('VITE_') && !env[name]).join(', ') || 'nothing'}`,
      )
    },
    transformIndexHtml: (html) =>
      Object.entries(inPage).reduce(
        (page, [name, words]) => {
          const configured = env[name]?.trim()
          return configured ? page.replaceAll(words, escaped(configured)) : page
        },
        html
          .replace(/<script>([\s\S]*?)<\/script>/g, (_, code: string) => `<script>${shortened(code)}</script>`)
          .replace(/^[ \t]+/gm, ''),
      ),
  }
}

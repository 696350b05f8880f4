/** Vite plugin that writes the Content-Security-Policy into index.html. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Writes a Content-Security-Policy into index.html. It allows the inline scripts by their hashes and nothing else inline; styles may be inline,
 * because ours come with the code (`styles-in-code-plugin.ts`) and antd makes its own at run time.
 *
 * - Protects: injected script does not run, and data goes to configured origins only. Without it the portal works unprotected.
 * - Relies on: every inline script being in index.html before it runs, so it stands after `prefetch` in `vite.config.ts`.
 * - Breaks when: an inline script is added later than that; the browser refuses to run it.
 */
export function contentSecurityPolicy(): Plugin {
  /** Other origins that are called, and those that are shown in frames. */
  let called: string[] = []
  let framed: string[] = []
  return {
    name: 'content-security-policy',
    apply: 'build',
    configResolved({ env }) {
      const originsOf = (...addresses: (string | undefined)[]) =>
        addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))
      framed = originsOf(env.VITE_GOVERNMENT_HEADER_URL, env.VITE_GOVERNMENT_FOOTER_URL)
      // Whether a frame's address can be reached is asked before it is shown.
      called = [...originsOf(env.VITE_API_ORIGIN, env.VITE_UPLOAD_URL, env.VITE_ERROR_REPORT_URL), ...framed]
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
        const hashes = scripts.map(
          ([, code]) =>
            `'sha256-${createHash('sha256')
              .update(code ?? '')
              .digest('base64')}'`,
        )
        const policy = [
          `default-src 'self'`,
          `script-src 'self' ${hashes.join(' ')}`,
          `style-src 'self' 'unsafe-inline'`,
          `img-src 'self' data: blob: https:`,
          `font-src 'self' data:`,
          `connect-src ${["'self'", ...new Set(called)].join(' ')}`,
          `frame-src ${["'self'", 'blob:', 'https:', ...new Set(framed)].join(' ')}`,
          `worker-src 'self'`,
          `object-src 'none'`,
          `base-uri 'self'`,
          `form-action 'self'`,
        ].join('; ')
        return html.replace(
          /<meta charset="utf-8" ?\/?>/,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
        )
      },
    },
  }
}

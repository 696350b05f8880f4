import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** A virtual module with `addStyle`: it collects the CSS of the files that load together and appends one `<style>` after those present. */
const adder = 'virtual:add-style'

/** Every style sheet but what stands in index.html itself, which is there before any code. */
const sheets = { include: /\.css$/, exclude: /html-proxy/ }

const addStyle = `
let waiting = ''
export function addStyle(style) {
  if (waiting === '') queueMicrotask(put)
  waiting += style
}
function put() {
  const element = document.createElement('style')
  element.textContent = waiting
  waiting = ''
  document.head.append(element)
}`

/**
 * Puts each style sheet into the code that needs it. The build would make files of some hundred bytes of them. The styles are in the page
 * before the code that came with them renders.
 *
 * - Saves: 0.1 to 0.25 s on the slow line: a round trip for each file, and code whose style sheet is missing.
 * - Relies on: `style-src 'unsafe-inline'` in the policy, which antd needs as well.
 * - Breaks when: a style sheet refers to a file (the build says so).
 */
export function stylesInCode(): Plugin[] {
  const styles = new Map<string, string>()
  return [
    {
      name: 'take-styles',
      apply: 'build',
      transform: {
        filter: { id: sheets },
        handler(code, id) {
          // Vite leaves `__VITE_…` in place of asset addresses, and replaces it only in CSS files.
          if (/__VITE_/.test(code)) this.error('A style sheet refers to a file of the portal; put its content in')
          styles.set(id, transform({ filename: id, code: Buffer.from(code), minify: true }).code.toString())
          return { code: '', map: null }
        },
      },
    },
    {
      name: 'styles-in-code',
      apply: 'build',
      enforce: 'post',
      resolveId: (id) => (id === adder ? `\0${adder}` : undefined),
      load: (id) => (id === `\0${adder}` ? addStyle : undefined),
      transform: {
        filter: { id: sheets },
        handler(code, id) {
          const style = styles.get(id)
          if (!style) return
          const added = `import { addStyle } from '${adder}'\naddStyle(${JSON.stringify(style)})\n${code}`
          return { code: added, map: null, moduleSideEffects: true }
        },
      },
      generateBundle: {
        order: 'pre',
        // What remains of the style sheets is an empty file.
        handler(_options, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue
            for (const sheet of chunk.viteMetadata?.importedCss ?? []) delete bundle[sheet]
            chunk.viteMetadata?.importedCss.clear()
          }
        },
      },
    },
  ]
}

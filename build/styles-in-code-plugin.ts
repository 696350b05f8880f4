/** Vite plugin that puts style sheets into the code that needs them, under short class names. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { styleTargets } from './browsers.mjs'

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

/** Vite's function around every `import()` of a build. Most of it loads style sheets. */
const preloadHelper = '\0vite/preload-helper.js'

/** The same function where no style sheet has a file: it preloads the scripts that the imported one needs. */
const preloadScripts = (base: string) => `
export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = ${JSON.stringify(base)} + file
    if (document.querySelector('link[href="' + href + '"]')) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  return load()
}`

/** Names a class by its own name and the number of its file. Vite's names end in a hash, which no compression makes smaller. */
function classNames(root: string): (local: string, file: string) => string {
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(root, folder, file))
      .toSorted(),
  )
  return (local, file) => `${local}_${files.indexOf(file).toString(36)}`
}

/**
 * Puts each style sheet into the code that needs it. The build would make files of some hundred bytes of them. The styles are in the page
 * before the code that came with them renders. A CSS module whose classes nothing uses is left out.
 *
 * - Saves: 0.1 to 0.25 s on the slow line: a round trip for each file, and code whose style sheet is missing. Short class names and the shorter
 *   `__vitePreload`: 0.8 KiB of the sign-in screen, 1.9 KiB of the heaviest page.
 * - Relies on: `style-src 'unsafe-inline'` in the policy, which antd needs as well.
 * - Breaks when: a style sheet refers to a file (the build says so).
 */
export function stylesInCode(): Plugin[] {
  const styles = new Map<string, string>()
  let base = '/'
  return [
    {
      name: 'take-styles',
      apply: 'build',
      config: ({ root = process.cwd() }) => ({ css: { modules: { generateScopedName: classNames(root) } } }),
      transform: {
        filter: { id: sheets },
        handler(code, id) {
          // Vite leaves `__VITE_…` in place of asset addresses, and replaces it only in CSS files.
          if (/__VITE_/.test(code)) this.error('A style sheet refers to a file of the portal; put its content in')
          styles.set(
            id,
            transform({ filename: id, code: Buffer.from(code), minify: true, targets: styleTargets }).code.toString(),
          )
          return { code: '', map: null }
        },
      },
    },
    {
      name: 'styles-in-code',
      apply: 'build',
      enforce: 'post',
      configResolved(config) {
        base = config.base
      },
      resolveId: (id) => (id === adder ? `\0${adder}` : undefined),
      load: {
        order: 'pre',
        handler(id) {
          if (id === `\0${adder}`) return addStyle
          if (id === preloadHelper) return preloadScripts(base)
        },
      },
      transform: {
        filter: { id: sheets },
        handler(code, id) {
          const style = styles.get(id)
          if (!style) return
          const added = `import { addStyle } from '${adder}'\naddStyle(${JSON.stringify(style)})\n${code}`
          return { code: added, map: null, moduleSideEffects: !id.endsWith('.module.css') }
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

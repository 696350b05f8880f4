/** The oldest browsers the portal works in, as package.json names them under `browserslist`. */
import { readFileSync } from 'node:fs'

/** Name and version: `[['chrome', '109'], ['safari', '16.4'], ['firefox', '115']]`. */
export const oldestBrowsers = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).browserslist.map((line) => {
  const [name, version] = line.split(' >= ')
  return [name, version]
})

/** The same as the style compiler takes them. */
export const styleTargets = Object.fromEntries(
  oldestBrowsers.map(([name, version]) => {
    const [major, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)

/**
 * Finds what the oldest supported browsers (`browserslist` in package.json) lack, out of MDN's compatibility data;
 * for `browsers.mjs` and the tests in such browsers.
 */
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { oldestBrowsers } from '../build/browsers.mjs'

/** Whether a browser has a feature in the version given, without a flag or a prefix. */
function has(statements, version) {
  return [statements ?? []].flat().some((each) => {
    if (each.flags || each.prefix || each.alternative_name || each.partial_implementation || each.version_removed)
      return false
    return Number.parseFloat(String(each.version_added).replace('≤', '')) <= version
  })
}

/**
 * The browsers of the floor that lack a feature.
 * @param compat `__compat` of MDN's data
 * @returns {string[]} names with their version: `['chrome 109']`
 */
export function lacking(compat) {
  return oldestBrowsers
    .filter(([browser, version]) => !has(compat.support[browser], Number(version)))
    .map(([browser, version]) => `${browser} ${version}`)
}

/** The interfaces of the platform whose methods are called on what a page has at hand. */
const interfaces = [
  'AbortSignal',
  'Blob',
  'CSSStyleSheet',
  'DataTransfer',
  'Document',
  'Element',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'Headers',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Navigator',
  'Node',
  'Range',
  'ReadableStream',
  'Request',
  'Response',
  'Selection',
  'ServiceWorkerRegistration',
  'StorageManager',
  'URL',
  'URLSearchParams',
  'Window',
]

/** Each named part of an object of MDN's data: its name, whether it belongs to the class itself, and its compatibility. */
function* membersOf(node) {
  for (const [key, child] of Object.entries(node)) {
    if (key === '__compat' || !child.__compat || key.endsWith('_event')) continue
    // What never became a standard is used for the browsers that have it, and its names are everyone's: `restore`.
    if (child.__compat.status?.standard_track === false) continue
    yield { name: key.replace(/_static$/, ''), isStatic: key.endsWith('_static'), compat: child.__compat }
  }
}

/**
 * Everything of JavaScript and of the platform that a browser of the floor lacks, by name, with the browsers that lack it.
 * @returns {{ globals: Map<string, string[]>, statics: Map<string, string[]>, methods: Map<string, { owners: string[], lacking: string[] }>, namespaces: Set<string> }}
 *   `globals`: classes and functions; `statics`: `Owner.name`; `methods`: names that no class has at the floor.
 */
export function featuresAboveFloor() {
  const globals = new Map()
  const statics = new Map()
  const methods = new Map()
  const known = new Set()
  const builtins = Object.entries(bcd.javascript.builtins)
  const platform = Object.entries(bcd.api)
  for (const [owner, node] of [...builtins, ...platform]) {
    if (node.__compat && lacking(node.__compat).length > 0) globals.set(owner, lacking(node.__compat))
    const isBuiltin = node === bcd.javascript.builtins[owner]
    for (const { name, isStatic, compat } of membersOf(node)) {
      const without = lacking(compat)
      // The data marks what belongs to a class only for the platform: `Object.groupBy` is a member like `Array.map`.
      if ((isStatic || isBuiltin) && without.length > 0) statics.set(`${owner}.${name}`, without)
      if (isStatic || !(isBuiltin || interfaces.includes(owner))) continue
      if (without.length === 0) known.add(name)
      else methods.set(name, { owners: [...(methods.get(name)?.owners ?? []), owner], lacking: without })
    }
  }
  for (const name of known) methods.delete(name)
  // `CSS.escape` is no `RegExp.escape`: a class or object that the platform names answers for itself.
  const namespaces = new Set([...builtins, ...platform].map(([owner]) => owner))
  return { globals, statics, methods, namespaces }
}

/** MDN's data about style sheets. */
export const styles = bcd.css

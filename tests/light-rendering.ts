/** Makes React and antd skip work whose result no test sees; installed for all tests of screens. */
import { createRequire } from 'node:module'
import { createCache } from '@ant-design/cssinjs'
import * as React from 'react'

/**
 * Makes React and antd skip work whose result no test sees: a quarter of the time of a screen's test. The elements, their roles and texts, and
 * React's warnings stay the same.
 */
export function renderLightly(): void {
  skipOwnerStacks()
  keepTokens()
  skipStyles()
}

/**
 * For its error messages, React's development build takes a stack trace of each element that is created, until their number is above a limit.
 * The number is above it from the start.
 */
function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null) throw new Error('React keeps its internals elsewhere')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  })
}

/** antd computes its tokens once for all tests, instead of once after each unmount. */
function keepTokens(): void {
  const cache: Pick<ReturnType<typeof createCache>, 'opUpdate'> = Object.getPrototypeOf(createCache())
  const { opUpdate } = cache
  // Files that share a process share the packages.
  if (opUpdate.name === 'keepUnused') return
  cache.opUpdate = function keepUnused(key, next) {
    opUpdate.call(this, key, (previous) => next(previous) ?? [0, previous?.[1]])
  }
}

type WriteStyles = (css: string, ...rest: unknown[]) => HTMLStyleElement | null

/**
 * antd and its icons write no style sheets but the theme's variables: jsdom reads none (`setup-document.ts`), and antd looks through all of
 * them for each part that it draws.
 */
function skipStyles(): void {
  const load = createRequire(import.meta.url)
  const unused = document.createElement('style')
  for (const name of ['@rc-component/util/lib/Dom/dynamicCSS', '@ant-design/icons/lib/cssUtils']) {
    const styles: { updateCSS: WriteStyles } = load(name)
    const write = styles.updateCSS
    if (write.name === 'writeVariables') continue
    styles.updateCSS = function writeVariables(css, ...rest) {
      return css.includes('--ant-color-primary:') ? write(css, ...rest) : unused
    }
  }
  const token: { default(): unknown[] } = load('antd/lib/theme/useToken')
  const useToken = token.default
  if (useToken.name === 'useTokenOnly') return
  // The last element says whether style sheets are left out.
  token.default = function useTokenOnly() {
    return useToken().with(-1, true)
  }
}

import { createCache } from '@ant-design/cssinjs'
import { defaultConfig } from 'antd/lib/theme/context'
import * as React from 'react'

/**
 * Makes React and antd skip work whose result no test sees: a quarter of the time of a screen's test. The elements, their roles and texts, and
 * React's warnings stay the same.
 */
export function renderLightly(): void {
  skipOwnerStacks()
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

/** antd computes its tokens once for all tests, and no style sheets: jsdom reads none (`setup-document.ts`). */
function skipStyles(): void {
  Object.assign(defaultConfig, { zeroRuntime: true })
  const cache: Pick<ReturnType<typeof createCache>, 'opUpdate'> = Object.getPrototypeOf(createCache())
  const { opUpdate } = cache
  // Files that share a process share the package.
  if (opUpdate.name === 'keepUnused') return
  cache.opUpdate = function keepUnused(key, next) {
    opUpdate.call(this, key, (previous) => next(previous) ?? [0, previous?.[1]])
  }
}

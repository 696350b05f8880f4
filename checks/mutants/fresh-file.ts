/**
 * Begins a test file of `npm run mutants` with fresh modules where there is a document, or where this file or the one before replaces modules
 * (`vi.mock`). Runs once for a file, not for its repetitions.
 */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { forgetModules, noteListeners } from './fresh-modules'

const shared = globalThis as { hasReplacedModules?: boolean }
const replacesModules = /\bvi\.(mock|doMock)\(/.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))

if (typeof window !== 'undefined' || replacesModules || shared.hasReplacedModules) forgetModules()
if (typeof window !== 'undefined') await noteListeners()
shared.hasReplacedModules = replacesModules

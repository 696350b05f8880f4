/** Tests of finding imports that only screens may have. */
import { expect, it } from 'vitest'
import { componentImports } from '../checks/component-imports.mjs'

const graph = new Map([
  ['kinds.ts', ['date.ts', 'text.ts']],
  ['text.ts', ['lengths.ts', '@/lib/numbers/decimal.ts']],
  ['lengths.ts', ['text.ts']],
  ['date.ts', ['calendar.ts']],
  ['calendar.ts', ['DayInput.tsx']],
  ['use-day.ts', ['react']],
  ['picker.ts', ['antd/es/select']],
  ['reactive.ts', ['reactive-streams']],
])

it.each([
  ['text.ts', []],
  ['reactive.ts', []],
  ['kinds.ts', ['calendar.ts → DayInput.tsx']],
  ['use-day.ts', ['use-day.ts → react']],
  ['picker.ts', ['picker.ts → antd/es/select']],
])('the description of a form field kind imports no component: %s', (file, files) => {
  expect(componentImports(graph, [file])).toEqual(files)
})

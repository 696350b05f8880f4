/** Tests of finding unguarded dynamic imports. */
import { expect, it } from 'vitest'
import { unguardedImports } from '../checks/unguarded-imports.mjs'

it.each([
  ["const open = async () => (await import('./workbook')).open()", ["import('./workbook')"]],
  ["void import('./a').then(({ b }) => b)", ["import('./a')"]],
  ["const load = () => import('./page')\nlazyPage(load)", ["import('./page')"]],
  ["import { lazy } from 'react'\nexport const One = lazy", ['lazy of react']],
  ["import { type FC, lazy as later } from 'react'\nexport const One = later as FC", ['lazy of react']],
  ["const { open } = await loadChunk(() => import('./workbook'))", []],
  ["const Page = lazyPage(() => import('./page').then((module) => module.Page))", []],
  ["const Part = lazyPart(() => import('./part').then((module) => module.Part), Waiting)", []],
  ["const Dialog = lazyDialog<Props>(() => import('./dialog').then((module) => module.Dialog))", []],
  ["import { useState } from 'react'\nimport type { Page } from './page'", []],
])('lazily loaded code uses a loader with retry: %s', (source, found) => {
  expect(unguardedImports('part.tsx', source)).toEqual(found)
})

/** Every field of the portal that asks for personal data has its entry in the register. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { profileFieldNames, profileFields } from '@/features/account/profile-fields'
import { personalDataKindNames } from '@/lib/personal-data/kinds'
import { personalDataRegister } from '@/lib/personal-data/register'
import { resumeKinds } from '@/lib/resume/resume-kinds'
import { unitFields } from '@/lib/unit/unit-fields'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { allDefinitions } from '../mocks/forms/definitions'
import { personalFields } from './personal-fields'
import { looksPersonal } from './personal-words'

const kinds: readonly string[] = personalDataKindNames

/** Labels of input fields in a source file. */
function labelsIn(source: string): string[] {
  const attributes = source.matchAll(/(?<![\w-])(?:label|aria-label)=\{t\('([^']+)'[,)]/g)
  const chosen = source.matchAll(/(?<![\w-])label=\{[^}]*?\? t\('([^']+)'\) : t\('([^']+)'\)\}/g)
  const tables = source.matchAll(/labels: \{([^}]*)\}/g)
  const lines = source.matchAll(/\bline\('\w+', (?:[^,]*\? )?t\('([^']+)'\)(?: : t\('([^']+)'\))?/g)
  return [
    ...[...attributes, ...chosen, ...lines].flatMap(([, ...labels]) => labels),
    ...[...tables].flatMap(([, table = '']) => [...table.matchAll(/t\('([^']+)'/g)].map(([, label]) => label)),
    ...[...source.matchAll(/label \?\? t\('([^']+)'\)/g)].map(([, label]) => label),
    ...[...source.matchAll(/\{ name: '\w+', label: text\('([^']+)'\)/g)].map(([, label]) => label),
  ].filter((label) => label !== undefined)
}

describe('the register of personal data', () => {
  it('has an entry for every field of the profile', () => {
    expect(profileFieldNames.filter((field) => !kinds.includes(profileFields[field].data))).toEqual([])
  })

  it('has an entry for every field of a unit that speaks of a person', () => {
    const missing = unitFields.filter(({ label, data }) => !data && looksPersonal(label))
    expect(missing.map(({ label }) => label)).toEqual([])
  })

  it('has an entry for every kind of resume entry', () => {
    expect(Object.values(resumeKinds).filter(({ data }) => !kinds.includes(data))).toEqual([])
  })

  it('has an entry for every field of the other forms of the portal', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^(lib|api|ui)\//.test(file),
    )
    const found = sources.flatMap((file) => {
      const labels = labelsIn(readFileSync(`src/${file}`, 'utf8')).filter(looksPersonal)
      const known = personalFields[file] ?? {}
      return labels.filter((label) => !Object.hasOwn(known, label)).map((label) => `${file}: ${label}`)
    })
    expect(found).toEqual([])
  })

  it('says which kinds no field asks for', () => {
    const nodes = allDefinitions.flatMap((source) => [...parseDefinition(source).fields.values()])
    const asked = new Set<unknown>([
      ...profileFieldNames.map((field) => profileFields[field].data),
      ...Object.values(resumeKinds).map(({ data }) => data),
      ...nodes.flatMap((node) => [
        node.personal,
        ...(node.kind === 'table' ? node.columns.map(({ personal }) => personal) : []),
      ]),
    ])
    const unused = personalDataKindNames.filter((kind) => personalDataRegister[kind].isUnused)
    expect(personalDataKindNames.filter((kind) => !asked.has(kind))).toEqual(unused)
  })

  it('names the class of every sensitive kind, and of no other', () => {
    const classed = personalDataKindNames.filter((kind) => personalDataRegister[kind].sensitiveClass !== undefined)
    expect(classed).toEqual(['certificateScan', 'bankAccount', 'bankName', 'stay', 'health'])
  })
})

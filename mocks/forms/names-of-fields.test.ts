/** Tests of what the options and the fields of every form are called. */

import { afterAll, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { allDefinitions } from './definitions'

afterAll(() => setLocale('zh'))

it.each(['zh', 'en'] as const)(
  'options of one question have names of their own, on screen and in spreadsheets: %s',
  (locale) => {
    setLocale(locale)
    const twice = allDefinitions.flatMap((source) =>
      [...parseDefinition(source).fields.values()]
        .flatMap((field) => (field.kind === 'table' ? field.columns : field))
        .flatMap((node) => {
          if (!('options' in node)) return []
          const labels = node.options.map(({ label }) => label)
          return labels
            .filter((label, index) => labels.indexOf(label) !== index)
            .map((label) => `${source.id} ${node.id}: ${label}`)
        }),
    )
    expect(twice).toEqual([])
  },
)

it('fields of one page that have names of their own in Chinese have them in English', () => {
  const labels = (locale: 'zh' | 'en') => {
    setLocale(locale)
    return allDefinitions.map((source) => [...parseDefinition(source).fields.values()])
  }
  const english = labels('en').flat()
  const named = new Map<string, string>()
  const chinese = labels('zh').flatMap((fields, form) =>
    fields.map(({ pageId, label }) => ({ page: `${form} ${pageId}`, label })),
  )
  const problems = chinese.flatMap(({ page, label }, index) => {
    const key = `${page}: ${english[index]?.label}`
    const other = named.get(key) ?? label
    named.set(key, label)
    return other === label ? [] : [`${key} = ${other}, ${label}`]
  })
  expect(problems).toEqual([])
})

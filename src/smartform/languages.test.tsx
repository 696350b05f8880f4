/** Tests of forms in two languages. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { openSample } from '../../tests/smartform/open-sample'
import { sampleForm } from '../../tests/smartform/sample-form'
import { createEngine } from './engine/create-engine'
import { SmartformPrint } from './print/SmartformPrint'
import type { FormSource } from './schema/definition'
import { definitionChanges } from './schema/definition-changes'
import { parseDefinition } from './schema/parse-definition'
import { SmartformComparison } from './view/SmartformComparison'
import { SmartformView } from './view/SmartformView'

const textKeys = new Set(['title', 'help', 'label', 'text', 'unit', 'message'])
const chinese: string[] = []

/** The same definition, each text of it in both languages; the English is `E` and its number. */
function inBoth(source: unknown): unknown {
  if (Array.isArray(source)) return source.map(inBoth)
  if (typeof source !== 'object' || source === null) return source
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => {
      if (!textKeys.has(name) || typeof value !== 'string' || !/\p{Script=Han}/u.test(value))
        return [name, inBoth(value)]
      chinese.push(value)
      return [name, { zh: value, en: `E${chinese.length} ${/\{\w+\}/.exec(value)?.[0] ?? ''}` }]
    }),
  )
}

const form = inBoth(sampleForm) as FormSource
const values = { joint: 'yes', direct: '100', indirect: '13', items: [{ id: 'r1', cells: { item: 'A', amount: '1' } }] }
// the portal's own words are no matter here; short ones stand in them as well
const own = chinese.filter((text) => text.length > 3)
const texts = () => own.filter((text) => document.body.textContent?.includes(text))
const switchTo = (language: 'zh' | 'en') => act(() => setLocale(language))

afterEach(() => setLocale('zh'))

describe('a form in two languages', () => {
  it('switches all texts while it is filled in, and keeps the answers', async () => {
    const { user } = openSample({ definition: form, content: { values } })
    expect(texts()).toContain('填写项目的基本情况。')
    await user.type(screen.getByRole('textbox', { name: /^项目名称/ }), '新药')
    switchTo('en')
    expect(texts()).toEqual([])
    expect(screen.getByDisplayValue('新药')).toBeTruthy()
    for (const page of parseDefinition(form).pages.slice(1)) {
      const title = page.title.trim()
      await user.click(screen.getByRole('link', { name: new RegExp(`^\\d. ${title}\\b`) }))
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(texts()).toEqual([])
    }
    switchTo('zh')
    expect(texts().length).toBeGreaterThan(0)
  })

  it('switches the message of a violated rule with its numbers', () => {
    const engine = createEngine(parseDefinition(form), values, { editable: true, today: () => '2026-06-15' })
    const messages = () => engine.reveal({ paths: ['indirect'] }, 'format').map(({ message }) => message)
    expect(messages()).toEqual(['间接费用不能超过直接费用的 12%，请减少 1 万元'])
    setLocale('en')
    expect(messages()).toEqual([expect.stringMatching(/^E\d+ 1 E\d+ $/)])
    expect(engine.ledger()[0]?.label).toMatch(/^E\d+/)
    expect(engine.field('indirect')?.problems[0]?.message).toEqual(messages()[0])
  })

  it.each([
    ['read', () => <SmartformView definition={form} content={{ values }} />],
    ['printed', () => <SmartformPrint definition={form} values={values} number={null} facts={[]} />],
    ['left blank on paper', () => <SmartformPrint definition={form} values={null} number={null} facts={[]} />],
    ['compared', () => <SmartformComparison definition={form} before={{}} after={values} />],
  ])('is %s in the current language', (_how, screenOf) => {
    render(screenOf())
    expect(texts().length).toBeGreaterThan(0)
    switchTo('en')
    expect(texts()).toEqual([])
  })

  it('shows differences between versions in the current language', () => {
    const [before, after] = [parseDefinition({ ...form, pages: [] }), parseDefinition(form)]
    setLocale('en')
    expect(definitionChanges(before, after).map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^E\d+/)]),
    )
  })
})

describe('a missing English text', () => {
  const partly = { ...form, title: '测试申报书' }

  it('is found with its position when the form is offered in English', () => {
    expect(parseDefinition({ ...partly, languages: ['zh', 'en'] }).untranslated).toEqual(['title'])
  })

  it('is allowed when it is not', () => {
    expect(parseDefinition(partly).untranslated).toEqual([])
  })

  it('is a problem of the definition when it is an empty string', () => {
    expect(parseDefinition({ ...form, title: { zh: '表' } }).definitionProblems).toEqual([
      { at: 'title.en', message: '须为文字' },
    ])
  })
})

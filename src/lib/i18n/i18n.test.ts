/** Tests of translating texts with placeholders, and of the interface language. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addTexts,
  hasText,
  inLocale,
  lendLocale,
  locale,
  setLocale,
  setName,
  setTextLoader,
  subscribeLocale,
  t,
  textsRevision,
} from './i18n'

it.each([
  [1, '1 row written, 1 of them new'],
  [0, '0 rows written, 0 of them new'],
  [1000, '1000 rows written, 1000 of them new'],
])('a count of %i things uses the classifier of its noun', (n, expected) => {
  addTexts('en', { '已写入 {n} 行，其中新增 {n} 行': '{n|row|rows} written, {n} of them new' })
  expect(inLocale('en', () => t('已写入 {n} 行，其中新增 {n} 行', { n }))).toBe(expected)
})

it('a text has its values, configured names in the interface language, and unknown placeholders as they are', () => {
  setName('commission', '市科委')
  addTexts('en', { 市科委: 'The commission', '由{commission}决定{n}项': '{n} decided by {commission}' })
  const decided = () => t('由{commission}决定{n}项', { n: 2 })
  expect([inLocale('zh', decided), inLocale('en', decided)]).toEqual(['由市科委决定2项', '2 decided by The commission'])
  // A value of the text counts more than a configured name, and Chinese needs no catalogue.
  expect(inLocale('en', () => t('由{commission}办理', { commission: 'A' }))).toBe('由A办理')
  setName('hall', '大厅')
  expect(inLocale('en', () => t('去{hall}，{x}'))).toBe('去大厅，{x}')
  expect(t('没有占位')).toBe('没有占位')
  expect(inLocale('en', () => t('constructor'))).toBe('constructor')
})

it('a dynamic key is known in the languages that have it', () => {
  addTexts('en', { 'errors.1': 'no' })
  const isKnown = () => hasText('errors.1')
  expect([inLocale('zh', isKnown), inLocale('en', isKnown), hasText('constructor')]).toEqual([false, true, false])
})

describe('the interface language', () => {
  const listener = vi.fn()
  let stop = () => {}
  beforeEach(() => {
    setLocale('zh')
    stop = subscribeLocale(listener)
  })
  afterEach(() => {
    setTextLoader(async () => {})
    setLocale('zh')
    stop()
    listener.mockClear()
  })

  it('is told to its listeners when it changes, and when its texts do', () => {
    const before = textsRevision()
    setLocale('en')
    expect([locale(), listener.mock.calls.length, textsRevision() - before]).toEqual(['en', 1, 1])
    addTexts('zh', { 甲: '乙' })
    expect(listener).toHaveBeenCalledTimes(1)
    addTexts('en', { 甲: 'A' })
    expect([listener.mock.calls.length, textsRevision() - before]).toEqual([2, 2])
  })

  it('is another one for a while, once its texts are there, until that is over', async () => {
    const asked: string[] = []
    setTextLoader(async (language) => void asked.push(language))
    const end = lendLocale('en')
    expect([locale(), asked]).toEqual(['zh', ['en']])
    await Promise.resolve()
    expect([locale(), listener.mock.calls.length]).toEqual(['en', 1])
    end()
    end()
    expect([locale(), listener.mock.calls.length]).toEqual(['zh', 2])
  })

  it('stays where that was over before its texts came, or they cannot be loaded', async () => {
    lendLocale('en')()
    setTextLoader(() => Promise.reject(new Error('offline')))
    lendLocale('en')
    await new Promise((resolve) => setTimeout(resolve))
    expect([locale(), listener.mock.calls.length]).toEqual(['zh', 0])
  })

  it('that a person chooses ends a lent one', async () => {
    const end = lendLocale('en')
    await Promise.resolve()
    setLocale('zh')
    expect(locale()).toBe('zh')
    end()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is another one while one function runs, also when that fails', () => {
    expect(inLocale('en', () => [locale(), inLocale('zh', locale), locale()])).toEqual(['en', 'zh', 'en'])
    expect(() =>
      inLocale('en', () => {
        throw new Error('no')
      }),
    ).toThrow()
    expect([locale(), listener.mock.calls.length]).toEqual(['zh', 0])
  })
})

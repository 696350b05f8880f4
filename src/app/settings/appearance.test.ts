// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type AppearanceChoice,
  appearance,
  changeAppearance,
  followSystem,
  parseAppearance,
  useAppearance,
} from './appearance'

afterEach(() => {
  vi.restoreAllMocks()
  followSystem()
})

function system(...preferred: string[]) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: preferred.includes(query), addEventListener() {}, removeEventListener() {} }) as never,
  )
  followSystem()
}

describe('the appearance', () => {
  it.each<[string, string | null, AppearanceChoice]>([
    ['nothing kept', null, {}],
    ['no JSON', '{dark', {}],
    ['a list', '[true]', {}],
    ['other types', '{"dark":"yes","large":1,"contrast":null}', {}],
    ['some of it', '{"dark":true,"large":"no","more":1}', { dark: true }],
    ['all of it', '{"dark":false,"large":true,"contrast":true}', { dark: false, large: true, contrast: true }],
  ])('read from %s', (_case, raw, choice) => {
    expect(parseAppearance(raw)).toEqual(choice)
  })

  it('follows the system until the user chooses, and again after a reset', () => {
    system('(prefers-color-scheme: dark)')
    expect(appearance()).toEqual({ dark: true, large: false, contrast: false, senior: 0 })
    changeAppearance({ dark: false, contrast: true })
    expect(appearance()).toEqual({ dark: false, large: false, contrast: true, senior: 0 })
    expect(JSON.parse(localStorage.getItem('portal_appearance') ?? '')).toEqual({ dark: false, contrast: true })
    followSystem()
    expect(appearance()).toEqual({ dark: true, large: false, contrast: false, senior: 0 })
    system('(prefers-contrast: more)')
    expect(appearance()).toEqual({ dark: false, large: false, contrast: true, senior: 0 })
  })

  it('is light while the page is printed, for paper is white', () => {
    changeAppearance({ dark: true })
    const { result } = renderHook(useAppearance)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(result.current.dark).toBe(false)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(result.current.dark).toBe(true)
  })
})

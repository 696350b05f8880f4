// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { forgetPage, lastPage, pageToOpen, rememberPage } from './last-page'

const pages = ['basics', 'team', 'budget']

describe('the page at which a form opens', () => {
  afterEach(() => localStorage.clear())

  it.each([
    ['is the requested one', 'team', 'team'],
    ['is the first when the form was never opened here', 'continue', 'basics'],
    ['is the first when the form has no such page', 'nonsense', 'basics'],
  ])('%s', (_, requested, opened) => {
    expect(pageToOpen(pages, requested, null)).toBe(opened)
  })

  it('is the last one of the user when they continue', () => {
    expect(pageToOpen(pages, 'continue', 'budget')).toBe('budget')
    expect(pageToOpen(pages, 'continue', 'a page of an older version')).toBe('basics')
  })

  it('is none for a form without pages', () => {
    expect(pageToOpen([], 'continue', null)).toBeNull()
  })

  it('is stored per user until the form is submitted', () => {
    rememberPage('u1', 'c1', 'team')
    expect(lastPage('u1', 'c1')).toBe('team')
    expect(lastPage('u2', 'c1')).toBeNull()
    forgetPage('u1', 'c1')
    expect(lastPage('u1', 'c1')).toBeNull()
  })
})

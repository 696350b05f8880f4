// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { configureDraftOwner } from '@/lib/drafts/draft-owner'
import { forgetPage, lastPage, pageToOpen, rememberPage } from './last-page'

const pages = ['basics', 'team', 'budget']

describe('the page at which a form opens', () => {
  const signIn = (userId: string) =>
    configureDraftOwner(() => ({ userId, sealingKey: `04${userId}`, openingKey: async () => null }))
  afterEach(() => {
    configureDraftOwner(() => null)
    localStorage.clear()
  })

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
    signIn('u1')
    rememberPage('u1', 'c1', 'team')
    expect(lastPage('u1', 'c1')).toBe('team')
    signIn('u2')
    expect([lastPage('u1', 'c1'), lastPage('u2', 'c1')]).toEqual([null, null])
    signIn('u1')
    forgetPage('u1', 'c1')
    expect(lastPage('u1', 'c1')).toBeNull()
  })
})

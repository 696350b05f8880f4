/** Tests of the names of roles in which people act. */
import { expect, it } from 'vitest'
import { workKinds } from '@/work/kinds/all'
import { addTexts, inLocale } from '../i18n/i18n'
import { actorTitle } from './actor-title'

it('the role of whoever submits a kind of work is in the interface language', () => {
  const makers = [...new Set(workKinds.flatMap(({ maker }) => maker ?? []))]
  addTexts('en', Object.fromEntries(makers.map((maker) => [maker, `English of ${maker}`])))
  for (const maker of makers) expect(inLocale('en', () => actorTitle(maker))).toBe(`English of ${maker}`)
})

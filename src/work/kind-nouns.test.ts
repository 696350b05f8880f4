/** Tests of the English names of kinds of work. */
import { expect, it } from 'vitest'
import { workKinds } from './kinds/all'
import english from './kinds/en.json'

it('letters in English name every kind of work in English', () => {
  const chinese = workKinds.map(({ noun }) => noun).filter((noun) => !(noun in english))
  expect(chinese).toEqual([])
})

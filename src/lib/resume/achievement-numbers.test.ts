/** Numbers of papers, patents and other achievements. */
import { describe, expect, it } from 'vitest'
import { isDoi, isPatentNumber, plainDoi, plainPatentNumber } from './achievement-number'

describe('numbers of achievements', () => {
  it.each([
    ['10.5555/demo.2024.0117', true],
    ['doi:10.1000/xyz123', true],
    ['http://dx.doi.org/10.1000/XYZ', true],
    ['10.12/short', false],
    ['10.1000/', false],
    ['doi.org/10.1000/xyz123', true],
    ['见 doi:10.1000/x', false],
    ['10.1000/https://doi.org/1', true],
    ['', false],
  ])('%s is a DOI: %s', (typed, expected) => {
    expect(isDoi(plainDoi(typed))).toBe(expected)
  })

  it.each([
    ['https://dx.doi.org/10.1000/X', '10.1000/x'],
    ['doi.org/10.1000/x', '10.1000/x'],
    ['10.1000/doi:x', '10.1000/doi:x'],
    ['10.1000/dx.doi.org/x', '10.1000/dx.doi.org/x'],
  ])('the DOI %s is stored as %s', (typed, stored) => {
    expect(plainDoi(typed)).toBe(stored)
  })

  it.each([
    ['zl 2023 1 0123456 6', '202310123456.6'],
    ['2023CN101234566', '2023CN101234566'],
    ['12023101234566', '12023101234566'],
    ['2023101234566（1）', '2023101234566(1)'],
  ])('the patent number %s is stored as %s', (typed, stored) => {
    expect(plainPatentNumber(typed)).toBe(stored)
  })

  it.each([
    ['202310123456.6', true],
    ['ZL202310123456.6', true],
    ['2023101234566', true],
    ['CN 202010987654.3', true],
    ['202310123456.7', false],
    ['202340123456.6', false],
    ['19991012345.6', false],
    ['202210345674.X', true],
    ['a202310123456.6', false],
    ['202310123456.66', false],
    ['12023101234566', false],
    ['2023101234566A', false],
    ['2023ZL10123456.6', false],
  ])('%s is a patent number: %s', (typed, expected) => {
    expect(isPatentNumber(plainPatentNumber(typed))).toBe(expected)
  })
})

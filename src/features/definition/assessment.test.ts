/** Tests of the self-assessment's values: files, visible questions, problems. */
import { describe, expect, it } from 'vitest'
import {
  type Assessment,
  asksFigures,
  asksPropertyFiles,
  assessmentOf,
  checkAssessment,
  definitionInput,
  tidyAssessment,
} from './assessment'
import { readFileList, writeFileList } from './file-list'
import { figureQuestions, fitQuestions, proofQuestions } from './questions'

const file = { uid: 'u1', name: '证书.pdf', url: 'key-1.pdf', size: 2048 }
const fit = { chineseResident: 1, businessOperations: 1, policyIndustry: 1, dishonestEnterprises: 1 }
const no = { qualification: 2, researchInstitutions: 2, nationalAwards: 2, nationalStandard: 2 }
const figures = {
  ...{ workforce: '100', scientificTechnicalPersonnel: '30', salesRevenue: '1000.5' },
  ...{ developmentCosts: '60', costExpenditure: '900.125', intellectualPropertyType: 6 },
}
const answers = (part: Partial<Assessment>): Assessment => ({ ...assessmentOf(null), committed: true, ...part })

describe('the file lists with @ prefixes', () => {
  it('survive writing and reading unchanged', () => {
    const written = '@[{"uid":"u1","name":"证书.pdf","url":"key-1.pdf"}]'
    expect(writeFileList([file])).toBe(written)
    expect(readFileList(written)).toEqual([{ ...file, size: 0 }])
    expect(writeFileList(readFileList(written) ?? [])).toBe(written)
  })

  it.each([
    [null, []],
    [undefined, []],
    ['', []],
    ['@', []],
    ['@[]', []],
    ['[]', null],
    ['@{', null],
    ['@{}', null],
    ['@[1]', null],
    ['@[{"name":"a.pdf"}]', null],
    ['@[{"name":"a.pdf","url":"k"}]', [{ uid: 'k', name: 'a.pdf', url: 'k', size: 0 }]],
  ])('%j → %j', (field, files) => {
    expect(readFileList(field)).toEqual(files)
  })

  it('of no files are null', () => {
    expect(writeFileList([])).toBeNull()
  })
})

describe('visible questions', () => {
  it('are 13 questions', () => {
    expect([...fitQuestions, ...proofQuestions, ...figureQuestions]).toHaveLength(13)
  })

  it.each([
    [no, true],
    [{ ...no, nationalStandard: null }, false],
    [{ ...no, qualification: 1 }, false],
    [{}, false],
  ])('include 9 to 13 for %o: %s', (part, required) => {
    expect(asksFigures(answers(part))).toBe(required)
  })

  it.each([
    [1, true],
    [5, true],
    [6, false],
    [null, false],
  ])('include an attachment for property %s: %s', (intellectualPropertyType, required) => {
    expect(asksPropertyFiles(answers({ ...no, intellectualPropertyType }))).toBe(required)
    expect(asksPropertyFiles(answers({ ...no, qualification: 1, intellectualPropertyType }))).toBe(false)
  })
})

describe('problems of the assessment', () => {
  it('without answers are 请选择 eight times, and the commitment', () => {
    const found = checkAssessment(assessmentOf(null))
    expect(Object.values(found)).toEqual([...Array(8).fill('请选择'), '请勾选承诺'])
  })

  it('include questions 9 to 13 and the property when they are visible', () => {
    expect(checkAssessment(answers({ ...fit, ...no }))).toEqual({
      ...{ workforce: '请输入', scientificTechnicalPersonnel: '请输入', salesRevenue: '请输入' },
      ...{ developmentCosts: '请输入', costExpenditure: '请输入', intellectualPropertyType: '请选择知识产权' },
    })
  })

  it('are empty for a complete one, by proof or by figures', () => {
    expect(checkAssessment(answers({ ...fit, ...no, qualification: 1, qualificationUrl: [file] }))).toEqual({})
    expect(checkAssessment(answers({ ...fit, ...no, ...figures }))).toEqual({})
  })

  it.each([
    ['qualification', 'qualificationUrl'],
    ['researchInstitutions', 'researchUrl'],
    ['nationalAwards', 'awardsUrl'],
    ['nationalStandard', 'nationalUrl'],
  ] as const)('include a yes to %s without its proof', (field, files) => {
    expect(checkAssessment(answers({ ...fit, ...no, [field]: 1 }))).toEqual({ [files]: '请上传证明材料' })
  })

  it('include a property without its attachment', () => {
    const found = checkAssessment(answers({ ...fit, ...no, ...figures, intellectualPropertyType: 1 }))
    expect(found).toEqual({ fileUrl: '请上传证明材料' })
  })

  const whole = '请输入 0 至 999999999 的整数'
  const decimal = '请输入 0 至 999999999 的数，最多 3 位小数'
  it.each([
    ['workforce', '0', undefined],
    ['workforce', '999999999', undefined],
    ['workforce', '1000000000', whole],
    ['workforce', '1.5', whole],
    ['workforce', '-1', whole],
    ['workforce', '很多', whole],
    ['workforce', '1,234', undefined],
    ['workforce', '１２ ', undefined],
    ['scientificTechnicalPersonnel', '3.0', whole],
    ['salesRevenue', '0', undefined],
    ['salesRevenue', '999999999', undefined],
    ['salesRevenue', '999999998.999', undefined],
    ['salesRevenue', '999999999.000', undefined],
    ['salesRevenue', '999999999.001', decimal],
    ['salesRevenue', '999999999.999', decimal],
    ['developmentCosts', '999999999.5', decimal],
    ['costExpenditure', '999999999.1', decimal],
    ['salesRevenue', '1000000000', decimal],
    ['salesRevenue', '0.1234', decimal],
    ['salesRevenue', '1,234.5', undefined],
    ['salesRevenue', '1234.5\t', undefined],
    ['developmentCosts', '-0.5', decimal],
    ['costExpenditure', '1e3', decimal],
    ['costExpenditure', '１，２３４．５', undefined],
  ] as const)('%s %j: %s', (field, typed, message) => {
    expect(checkAssessment(tidyAssessment(answers({ ...fit, ...no, ...figures, [field]: typed })))[field]).toBe(message)
  })
})

describe('the payload', () => {
  const keys = [
    ...['unitId', 'chineseResident', 'businessOperations', 'policyIndustry', 'dishonestEnterprises', 'qualification'],
    ...['qualificationUrl', 'researchInstitutions', 'researchUrl', 'nationalAwards', 'awardsUrl', 'nationalStandard'],
    ...['nationalUrl', 'workforce', 'scientificTechnicalPersonnel', 'salesRevenue', 'developmentCosts'],
    ...['costExpenditure', 'intellectualPropertyType', 'fileUrl'],
  ]

  it('has the keys of the record, and the id when there is one', () => {
    const complete = answers({ ...fit, ...no, ...figures })
    expect(Object.keys(definitionInput(complete, 'unit-1', null)).toSorted()).toEqual(keys.toSorted())
    expect(Object.keys(definitionInput(complete, 'unit-1', 'd')).toSorted()).toEqual([...keys, 'id'].toSorted())
  })

  it('has figures as integers and exact decimals, and no files where there is no property', () => {
    const input = definitionInput(answers({ ...fit, ...no, ...figures, fileUrl: [file] }), 'unit-1', null)
    expect(input).toMatchObject({ workforce: 100, salesRevenue: '1000.5', costExpenditure: '900.125', fileUrl: null })
  })

  it('omits hidden answers', () => {
    const hidden = answers({ ...fit, ...no, ...figures, qualification: 1, qualificationUrl: [file], awardsUrl: [file] })
    expect(definitionInput(hidden, 'unit-1', null)).toMatchObject({
      ...{ qualificationUrl: '@[{"uid":"u1","name":"证书.pdf","url":"key-1.pdf"}]', awardsUrl: null },
      ...{ workforce: null, salesRevenue: null, intellectualPropertyType: null, fileUrl: null },
    })
  })
})

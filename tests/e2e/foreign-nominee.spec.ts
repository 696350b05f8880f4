/** Browser test of a nominee from abroad, in English. */
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import type { Page } from '@playwright/test'
import { become, content, enterAs, saveAnswers, workOf } from './backend'
import { answer, heading, judge, saveState } from './support'
import { expect, test } from './test'

const entry = (type: string, code: string) => ({ id: dictionaryId(type, code), code, name: code })
const file = (name: string) => [{ uid: name, name, url: `private/test/${name}`, size: 2048 }]
const text = (count: number) =>
  'We founded a joint laboratory and trained eleven young researchers together. '.repeat(count)

/** Chinese text that is visible, except names of people and units as they are registered. */
async function chineseOf(page: Page): Promise<string> {
  const visible = (await page.getByRole('main').textContent()) ?? ''
  return (
    visible
      .replace(/上海市智能技术学会|何嘉文/g, '')
      .match(/[\u4e00-\u9fff]+/g)
      ?.join(' ') ?? ''
  )
}

test('a nominee from abroad binds the nomination and files the report without a mobile or a unit of the mainland', async ({
  page,
}) => {
  let link = ''
  let checkCode = ''
  await test.step('a unit nominates in English', async () => {
    await enterAs(page, 'awardUnitOfficer', '/nomination/apply')
    await page.getByRole('radio', { name: /^国际科技合作奖/ }).check()
    await page.getByRole('button', { name: '下一步：填写提名书' }).click()
    await page.waitForURL(/\/nomination\/foreign\//)
    const { id } = await workOf(page, 'FOREIGN_NOMINATION', { states: ['DRAFT'] })
    await saveAnswers(page, id, {
      ...{ sex: 'M', bornOn: '1972-09-03', nationality: entry('user_nationality', 'AUS') },
      ...{ partner: 'Shanghai Shenjiang University', since: '2014-09-01', contribution: text(3), opinion: text(4) },
      commitment: true,
      ...{ familyName: 'Ho', givenNames: 'Ka Man', passport: { type: '414', number: 'N1234567' } },
      ...{ nomineeUnit: 'University of Melbourne', position: 'Chair Professor', nomineeEmail: 'kmho@example.hk' },
      ...{ passportCopy: file('passport.pdf'), consent: file('consent.pdf') },
    })
    await page.goto(`/nomination/foreign/${id}?page=check`)
    await page.getByRole('button', { name: 'Submit the nomination', exact: true }).click()
    await expect(heading(page, 'Nomination submitted')).toBeVisible()
    await page.goto(`/award/nomination/${id}/letter`)
    const letter = page.getByRole('article')
    await expect(letter).toContainText(/Check code\W*\w{6}/)
    checkCode = /Check code\W*(\w{6})/.exec((await letter.textContent()) ?? '')?.[1] ?? ''
    link = (await letter.getByRole('link').getAttribute('href')) ?? ''
  })

  let report = ''
  await test.step('the nominee binds it in English', async () => {
    await become(page, 'invitedExpert')
    await page.goto(link)
    await expect(page.getByText('International Science and Technology Cooperation Award').first()).toBeVisible()
    expect(await chineseOf(page)).toBe('')
    await page.getByRole('textbox', { name: 'Check code' }).fill(checkCode.toLowerCase())
    await page.getByRole('button', { name: 'Link the nomination' }).click()
    await expect(page.getByRole('heading', { name: 'The nomination is linked to your account' })).toBeVisible()
    report = (await workOf(page, 'AWARD_REPORT', { states: ['FILLING'] })).id
  })

  await test.step('the report asks for an e-mail and a telephone of any country', async () => {
    await page.goto(`/reporting/form/${report}/basics?lang=en`)
    await expect(heading(page, 'The cooperation')).toBeVisible()
    expect(await chineseOf(page)).toBe('')
    await expect(answer(page, 'E-mail')).toHaveValue('kmho@example.hk')
    await answer(page, 'Telephone').fill('9123')
    await answer(page, 'Telephone').press('Tab')
    await expect(page.getByText(/with its country code, as \+46/).first()).toBeVisible()
    await answer(page, 'Telephone').fill('+61 3 9035 5511')
    await answer(page, 'Telephone').press('Tab')
    await expect(page.getByText(/with its country code, as \+46/)).toHaveCount(0)
    await answer(page, 'Title of the cooperation').fill('A joint laboratory on wearable devices for rehabilitation')
    await expect(saveState(page)).toHaveAttribute('data-status', 'saved')
    const { values } = await content(page, report)
    const persons = values.persons as unknown as { id: string; cells: object }[]
    expect(persons[0]?.cells).toMatchObject({ unit: 'University of Melbourne' })
    expect(values.units).toEqual([])
    await saveAnswers(page, report, {
      ...{ since: '2014-09-01', keywords: 'devices; rehabilitation; sensors', brief: text(3), commitment: true },
      discipline: entry('user_application_area', '0702'),
      results: [{ id: 'r1', cells: { result: 'Test bench', on: '2020-05', contribution: text(1) } }],
      persons: persons.map((row) => ({
        ...row,
        cells: {
          ...row.cells,
          certificate: { type: '414', number: 'N1234567' },
          title: 'Professor',
          contribution: text(1),
        },
      })),
      ...{ passportCopy: file('passport.pdf'), cooperationProof: file('agreement.pdf') },
    })
    await page.goto(`/reporting/form/${report}/check`)
    await page.getByRole('button', { name: 'Submit to the nominator', exact: true }).click()
    await expect(heading(page, /submitted/)).toBeVisible()
  })

  await test.step('the nominator confirms it, and the commission accepts it', async () => {
    await become(page, 'awardUnitOfficer')
    await page.goto(`/reporting/list/${report}/filed`)
    await page.getByRole('button', { name: '中文' }).click()
    await judge(page, /^通过/)
    await become(page, 'supervisingDepartment')
    await page.goto(`/reporting/list/${report}/filed`)
    await judge(page, /^通过/)
    await expect(page.getByText('形式审查通过').first()).toBeVisible()
  })
})

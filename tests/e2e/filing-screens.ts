/** The screens of national projects and foreign experts that `access.spec.ts` checks with axe. */
import type { Page } from '@playwright/test'
import { become, workOf } from './backend'
import { by } from './project-screens'
import { at, likeAnother, type Screen } from './screens'

/** The screens of national projects and foreign experts, each with the persona who uses it. */
export async function filingScreens(page: Page): Promise<readonly Screen[]> {
  await become(page, 'supervisingDepartment')
  const received = (await workOf(page, 'MATCHING', { states: ['RECEIVED'] })).id
  const refused = (await workOf(page, 'FOREIGN_EXPERT', { states: ['REFUSED'] })).id
  await become(page, 'researcher')
  const matching = (await workOf(page, 'MATCHING', { states: ['ACCEPTED'] })).id
  const returned = (await workOf(page, 'MATCHING', { states: ['RETURNED'] })).id
  const toCorrect = (await workOf(page, 'FOREIGN_EXPERT', { states: ['RETURNED'] })).id
  const any = /./
  return [
    by(
      'researcher',
      at('national projects', () => '/matching/list', '国家项目', true),
    ),
    likeAnother(at('key projects', () => '/matching/keynote', '重点项目匹配', true)),
    at('a matching', () => `/matching/keynote-project/${matching}`, any),
    likeAnother(at('what was filed of it', () => `/matching/keynote-project/${matching}/filed`, any, true)),
    likeAnother(
      at('a matching’s form', () => `/matching/keynote-form/national-matching/${returned}`, '国家项目与匹配', true),
    ),
    at('matched funds by year', () => `/matching/fund-application/${matching}`, any, true),
    likeAnother(at('binding a foreign-expert project', () => '/expertProject', '绑定外国专家项目', true)),
    likeAnother(at('foreign-expert projects', () => '/foreignExpert/list', '外国专家项目', true)),
    likeAnother(
      at('its form', () => `/foreignExpert/list/${toCorrect}/foreign-expert-project/expert`, '外国专家', true),
    ),
    likeAnother(
      by(
        'unitAdministrator',
        at('the unit whose experts are audited', () => '/foreignExpert/selectUnit', '外国专家项目审核', true),
      ),
    ),
    likeAnother(at('a unit’s foreign-expert projects', () => '/company/unit-1/foreignExpert', '外国专家项目', true)),
    by(
      'supervisingDepartment',
      at('a matching beside the commission’s decision', () => `/commission/work/${received}`, any, true),
    ),
    likeAnother(at('a refused project with its letter', () => `/commission/work/${refused}`, any)),
  ]
}

import type { Page } from '@playwright/test'
import { by } from './project-screens'
import { at, type Screen } from './screens'

/** The screens of awards, each as the person who meets it there. */
export async function awardScreens(_page: Page): Promise<readonly Screen[]> {
  return [
    by(
      'academician',
      at('own nominations', () => '/award/nomination', '提名', true),
    ),
    at('choosing a category to nominate in', () => '/nomination/apply', '提名'),
    at('where a nomination stands', () => '/award/nomination/work-notice-2-1', '陈思远'),
    at('the letter of a nomination', () => '/award/nomination/work-notice-2-1/letter', '提名通知书'),
    at('a nomination’s form', () => '/award/nomination/work-draft-1-1/form/nominee', '提名对象'),
    by(
      'awardUnitOfficer',
      at('own nominations of a unit', () => '/award/unit-nomination', '单位提名', true),
    ),
    by(
      'researcher',
      at('nominating for who does not nominate', () => '/award/unit-nomination', '您的账号目前不能提名'),
    ),
    by(
      'expert',
      at('reports of one’s own', () => '/reporting', /./, true),
    ),
    at('where a report stands', () => '/reporting/list/work-report-4-5', /./),
    by(
      'newResearcher',
      at('what was accepted', () => '/award/accepted', /./, true),
    ),
    at('before objecting', () => '/award/accepted/work-report-5-5/objection', /./),
  ]
}

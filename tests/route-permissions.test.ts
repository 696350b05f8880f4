/** Tests of the route permissions against `permission-table.md`. */
import { readFileSync } from 'node:fs'
import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { entryRoutes } from '@/app/entry-routes'
import { memberPages } from '@/app/member-pages'
import { publicRoutes } from '@/app/public-routes'
import { permissionsOf, type RouteHandle } from '@/lib/routing/route-handle'
import { workPrintRoutes } from '@/work/routes'

/** The table of route permission codes from the specification (section 6), and the portal's own code for the forms (s23.f006). */
const table = readFileSync(new URL('./permission-table.md', import.meta.url), 'utf8')

/** The pages of one kind of base that ask for its permission. */
const basePages = (kind: string, init = true) => [
  ...['entry', 'entry-of', 'list', ...(init ? ['init'] : []), 'begin'].map((page) => `${kind}-${page}`),
  'base-statistics',
]
const auditPages = ['audit-list', 'audit-form']

/** The route names that a row of the table refers to. */
const meant: Readonly<Record<string, readonly string[]>> = {
  's01.f019 company pages': [
    'company-entry',
    'company',
    'company-dashboard',
    'company-projectMatching',
    'company-projectMatching-work',
  ],
  's01.f019 staff': ['company-staff', 'company-staff-work', 'company-departments'],
  's01.f019 experts': ['company-expert'],
  's01.f019 projects': ['company-project'],
  's01.f019 info': ['company-info'],
  // A reviewer reads where a declaration stands as well.
  's02.f006 project review': [
    'pre-project-manage',
    'project-manage-list',
    'project-review',
    'performance-confirm',
    'declare-status-list',
  ],
  's02.f006 task book review': ['task-book-list', 'task-book-review'],
  's02.f006 company project': ['company-entry', 'company', 'company-project'],
  's02.f009 my projects': ['my-project', 'my-project-del', 'evaluation-confirm', 'bind-subproject'],
  's02.f009 declare': ['project-guides', 'project-declare'],
  's02.f009 declare status': ['declare-status-list'],
  's02.f009 smartform': ['smartform'],
  's02.f015 performance achievements on company page': [
    'company-entry',
    'company',
    'company-achievements',
    'company-achievements-work',
  ],
  's02.f015 base selectUnit audit': ['base-select-unit', 'base-statistics'],
  's02.f026 foreign expert pages': ['company-entry', 'company', 'company-foreignExpert', 'company-foreignExpert-work'],
  's02.f026 foreign expert unit audit': ['foreign-expert-select-unit'],
  's02.f9001 science base annual check': basePages('science-base', false),
  's02.f9002 achievement transformation performance': basePages('achievement-transformation'),
  's02.f9011 new research institutions': basePages('new-institution'),
  's02.f9003 engineering center': basePages('engineering-center'),
  's02.f9009 youth practice workstation': basePages('youth-workstation'),
  's02.f9010 soft science base': basePages('soft-science-base'),
  's02.f9008 professional technical service platform': [...basePages('technical-platform'), 'function-platforms'],
  's02.f9005 key laboratory': basePages('key-laboratory'),
  's02.f9004 foreign expert projects': ['foreign-expert-list', 'expertProject', 'expertProject-one'],
  's23.f002 budget audit': auditPages,
  's23.f003 project audit': auditPages,
  's23.f005 technical report evaluation': ['technical', 'technical-work', 'technical-form'],
  's23.f006 forms': ['forms', 'form-workshop'],
}

const reportPages = [
  'science-base',
  'achievement-transformation',
  'new-institution',
  'engineering-center',
  'youth-workstation',
  'soft-science-base',
  'technical-platform',
  'key-laboratory',
].flatMap((kind) => ['fill', 'review', 'info'].map((page) => `${kind}-${page}`))

/** The routes without a code, by what decides there instead. */
const withoutCode: Readonly<Record<string, readonly string[]>> = {
  'everybody has their own': [
    ...['home', 'mail', 'mail-notices', 'mail-messages', 'mail-calendar', 'definition'],
    ...['settings', 'settings-start', 'settings-info', 'settings-bank', 'settings-security', 'settings-data'],
    ...['resume', 'resume-start', 'resume-work', 'resume-education', 'resume-achievement', 'resume-reward'],
    'resume-project',
  ],
  'the backend answers who has a part in the work': [
    ...['unit-handover', 'mail-part', 'my-project-confirm', 'project-work', 'project-work-form', 'project-work-review'],
    ...['own-topic', 'project-topics'],
    ...['performance-form', 'performance-smartform', 'audit-work'],
    ...['function-platform', 'monthly-progress-fill', 'monthly-progress-form', 'monthly-report-fill'],
    ...['monthly-report-form', 'monthly-progress-filed', 'monthly-report-filed'],
    ...['foreign-expert', 'foreign-expert-filed', 'foreign-expert-form'],
    ...reportPages,
    ...['work-print', 'test-smartform', 'test-kind'],
  ],
  'the table has no code for matching': [
    ...['matching-list', 'national-project', 'matching-keynote', 'keynote-project', 'keynote-filed', 'keynote-form'],
    'fund-application',
  ],
  'the award user state, and who was nominated': [
    ...['nomination', 'award-unit', 'nomination-overview', 'nomination-filed', 'nomination-form'],
    ...['nomination-letter', 'nomination-apply', 'nomination-foreign'],
    ...['award-reporting', 'award-report', 'award-report-filed', 'award-report-form'],
    ...['award-material', 'award-material-filed', 'award-material-form', 'award-contribution'],
    ...['award-object', 'award-objection', 'award-objection-filed', 'award-objection-form'],
  ],
  'the expert state, and who was asked to review': [
    ...['expert-apply', 'expertinfoadmin', 'expert-entry', 'expert-edit-apply', 'expert-info'],
    ...['expert-review', 'expert-review-set', 'expert-review-task'],
  ],
  'who acts for the commission': [
    'commission',
    'commission-work',
    'commission-reviews',
    'commission-new-panel',
    'commission-assignment',
    'commission-change-panel',
    'commission-log',
    'commission-erasure',
  ],
}

/** Code and texts of each row; for a row with a heading (`unit management: …`), the texts after the colon. */
const rows = [...table.matchAll(/^\| (s\d+\.f\d+) \| (?:[^:|]+: )?([^|]+) \|$/gm)].flatMap(
  ([, code = '', words = '']) => words.split(', ').map((part) => ({ code, row: `${code} ${part}` })),
)

function handlesOf(routes: readonly RouteObject[]): RouteHandle[] {
  return routes.flatMap(({ handle, children = [] }) => [
    ...(handle ? [handle as RouteHandle] : []),
    ...handlesOf(children),
  ])
}

const handles = handlesOf([...memberPages, ...workPrintRoutes])
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

it('every row of the permission table matches routes, and its count is right', () => {
  expect(sorted(rows.map(({ code }) => code))).toHaveLength(18)
  expect(sorted(Object.keys(meant))).toEqual(sorted(rows.map(({ row }) => row)))
})

it('every route behind the sign-in is in the table or listed without a code, not both', () => {
  const open = Object.values(withoutCode).flat()
  const coded = Object.values(meant).flat()
  expect(sorted([...open, ...coded])).toEqual(sorted(handles.map(({ name }) => name)))
  expect(open.filter((name) => coded.includes(name))).toEqual([])
})

it('every route requires exactly the codes of its rows', () => {
  const expected = (name: string) =>
    sorted(rows.filter(({ row }) => meant[row]?.includes(name)).map(({ code }) => code))
  const found = handles.map((handle) => [handle.name, sorted(permissionsOf(handle))])
  expect(found).toEqual(handles.map(({ name }) => [name, expected(name)]))
})

it('no public route requires a code', () => {
  const open = handlesOf([...entryRoutes, ...publicRoutes])
  expect(open.length).toBeGreaterThan(20)
  expect(open.flatMap((handle) => permissionsOf(handle))).toEqual([])
})

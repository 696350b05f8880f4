/** Sweep in jsdom: every page with the backend's own data. */
import { allDefinitions } from '@mocks/forms/definitions'
import type { PersonaId } from '@mocks/personas'
import { afterEach, describe, expect, it } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { backend } from '../backend'
import { chineseLeft } from '../chinese-left'
import type { SweptAddress } from './addresses'
import { whole } from './select-pages'
import { stateAt } from './states'
import { answerBy, fault, slice, tours, visit, watchPages } from './walk'

/**
 * Requests of a page that may be refused, by operation and code: the page shows the failure or works without the data.
 */
const mayBeRefused: ReadonlySet<string> = new Set([
  // Nothing was filled in yet, and the page says that nothing was handed in.
  'FormContent 60401',
  // An invitation that nobody wrote: the page says so.
  'ExpertInvitation 601305',
])

/** Pages that none of the personas has anything on: a handover runs in the unit of other people. */
const ofOthers: readonly string[] = ['/unit-handover/:workId']

/** Form texts belong to the form's author; the interface language does not change a form with a single language. */
const forms = JSON.stringify(allDefinitions)

/** What guests from abroad see, and screens whose texts come from tables and forms: each in English, besides the slice. */
const inEnglish: readonly (readonly [PersonaId | null, string])[] = [
  [null, '/user/login'],
  [null, '/user/register'],
  [null, '/user/forgetpassword'],
  [null, '/user/newlogin'],
  [null, '/user/businessLogin'],
  [null, '/user/adminlogin'],
  [null, '/user/unitupdate/apply'],
  [null, '/expert/entry?code=ENTRY-2026'],
  [null, '/expert/invite?code=REVIEW-AI'],
  [null, '/expert/invite?code=REVIEW-USED'],
  [null, '/expert/invitation?code=OVERSEAS-HO'],
  [null, '/expert/mobileInvitation?code=SMS-7Q2K'],
  [null, '/expert/entry?code=none'],
  [null, '/award/setting/bind/foreign/work-notice-3-1'],
  [null, '/award/bind'],
  [null, '/topicRelevance?id=topic-1'],
  [null, '/guides'],
  [null, '/help'],
  [null, '/404'],
  [null, '/403'],
  ['invitedExpert', '/'],
  ['invitedExpert', '/account/settings/info'],
  ['invitedExpert', '/account/settings/bank'],
  ['invitedExpert', '/account/settings/security'],
  ['invitedExpert', '/account/settings/data'],
  ['invitedExpert', '/expert/editInfo'],
  ['invitedExpert', '/expert/editApply'],
  ['invitedExpert', '/expert/info'],
  ['invitedExpert', '/resume/work'],
  ['invitedExpert', '/resume/achievement'],
  ['invitedExpert', '/expert/invitation?code=OVERSEAS-HO'],
  ['researcher', '/account/settings/info'],
  ['invitedExpert', '/expert/apply'],
  ['researcher', '/mail/1'],
  ['researcher', '/mail/1?message=message-researcher-3'],
  ['researcher', '/mail/2?message=message-researcher-8'],
  ['academician', '/award/nomination'],
  ['academician', '/nomination/apply'],
  ['expert', '/reporting'],
  ['researcher', '/mail'],
  ['unitAdministrator', '/base/laboratory'],
  ['unitAdministrator', '/company/unit-1/dashboard'],
  ['researcher', '/declare-status-list/content-24JC1400-001'],
  ['researcher', '/my-project/topics/content-25DZ1200-001'],
  ['researcher', '/function-platform/platform-service-1'],
  ['supervisingDepartment', '/function-platform'],
  ['supervisingDepartment', '/technical?tab=SCORES'],
]

watchPages()
afterEach(() => switchLanguage('zh'))

interface LookedAt extends SweptAddress {
  language: 'zh' | 'en'
  /** Texts that may be Chinese on an English page. */
  mayBeChinese: string
}

/** Opens a page and its tabs; answers its faults. */
function visitAsItIs(page: LookedAt): Promise<string[]> {
  const { pattern, language, mayBeChinese } = page
  answerBy(async ({ call: { operationName }, own }) => {
    const answered = await own()
    const { errors } = await answered.clone().json()
    const { code } = errors?.[0]?.extensions ?? {}
    if (errors && !ofOthers.includes(pattern) && !mayBeRefused.has(`${operationName} ${code}`))
      fault(`${operationName} is refused: ${code}`)
    return answered
  })
  // Testers' pages show identifiers on purpose.
  const isPlain = !pattern.startsWith('/test/')
  return visit(page, `as it is in ${language}`, {
    goesOn: true,
    asWritten: isPlain,
    noNull: isPlain,
    follow: (count) => [...Array(Math.min(count, 8)).keys()],
    look: () => {
      const left = language === 'en' ? new Set(chineseLeft(backend.db)) : []
      for (const words of left) if (!mayBeChinese.includes(words)) fault(`in Chinese: ${words}`)
    },
  })
}

describe('with the backend’s own data every page renders in each of its states and tabs, with no refused request and only readable texts', () => {
  /** A slice of the pages, each in one state and one language. */
  const visits: LookedAt[] = slice(9, false).flatMap((page, index) =>
    (whole ? page.states : [stateAt(page, index)]).flatMap((state, at) =>
      (whole ? (['zh', 'en'] as const) : [(index + at) % 2 ? ('zh' as const) : ('en' as const)]).map((language) => ({
        ...state,
        language,
        mayBeChinese: forms,
      })),
    ),
  )

  const english = inEnglish.map(
    ([persona, address]): LookedAt => ({ pattern: address, address, persona, language: 'en', mayBeChinese: '' }),
  )

  describe.each(['zh', 'en'] as const)('in %s', (language) => {
    it.each(tours([...visits, ...english].filter((one) => one.language === language)))(
      'as %s (%#)',
      async (_, some) => {
        await switchLanguage(language)
        const found: string[] = []
        for (const one of some) found.push(...(await visitAsItIs(one)))
        expect(found).toEqual([])
      },
    )
  })
})

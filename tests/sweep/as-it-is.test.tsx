/** Sweep in jsdom: every page with the backend's own data. */
import { allDefinitions } from '@mocks/forms/definitions'
import { afterEach, describe, expect, it } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { backend } from '../backend'
import { chineseLeft } from '../chinese-left'
import { whole } from './select-pages'
import { stateAt } from './states'
import { answerBy, fault, slice, visit, watchPages } from './walk'

/**
 * Requests of a page that may be refused, by operation and code: the page shows the failure or works without the data.
 */
const mayBeRefused: ReadonlySet<string> = new Set([
  // Nothing was filled in yet, and the page says that nothing was handed in.
  'FormContent 60401',
])

/** Pages that none of the personas has anything on: a handover runs in the unit of other people. */
const ofOthers: readonly string[] = ['/unit-handover/:workId']

/** Form texts belong to the form's author; the interface language does not change a form with a single language. */
const forms = JSON.stringify(allDefinitions)

watchPages()
afterEach(() => switchLanguage('zh'))

describe('with the backend’s own data every page renders in each of its states and tabs, with no refused request and only readable texts', () => {
  // A slice of the pages, each in one state and one language.
  const visits = slice(9, false).flatMap((page, index) =>
    (whole ? page.states : [stateAt(page, index)]).flatMap((sweptAddress, at) =>
      (whole ? (['zh', 'en'] as const) : [(index + at) % 2 ? ('zh' as const) : ('en' as const)]).map((language) => ({
        one: sweptAddress,
        language,
      })),
    ),
  )

  it.each(visits.map(({ one, language }) => [`${one.address} as ${one.persona}`, language, one] as const))(
    '%s in %s',
    async (_, language, sweptAddress) => {
      await switchLanguage(language)
      answerBy(async ({ call: { operationName }, own }) => {
        const answered = await own()
        const { errors } = await answered.clone().json()
        const { code } = errors?.[0]?.extensions ?? {}
        if (errors && !ofOthers.includes(sweptAddress.pattern) && !mayBeRefused.has(`${operationName} ${code}`))
          fault(`${operationName} is refused: ${code}`)
        return answered
      })
      const faults = await visit(sweptAddress, `as it is in ${language}`, {
        // Testers' pages show identifiers on purpose.
        asWritten: !sweptAddress.pattern.startsWith('/test/'),
        noNull: !sweptAddress.pattern.startsWith('/test/'),
        follow: (count) => [...Array(Math.min(count, 8)).keys()],
        look: () => {
          const left = language === 'en' ? new Set(chineseLeft(backend.db)) : []
          for (const words of left) if (!forms.includes(words)) fault(`in Chinese: ${words}`)
        },
      })
      expect(faults).toEqual([])
    },
  )
})

/** State of the form with a unit's information: local draft, validation, save, and what somebody else saved meanwhile. */

import { useLayoutEffect, useRef, useState } from 'react'
import { failureOf } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { useDraft } from '@/lib/drafts/use-draft'
import type { DictionaryEntry } from '@/lib/i18n/dictionary-entry-name'
import { isGuarded } from '@/lib/personal-data/kinds'
import { checkUnit, tidyUnit, type UnitProblem } from '@/lib/unit/check-unit'
import { type UnitValues, unitFields } from '@/lib/unit/unit-fields'
import { useSession } from '@/session/session'
import { fieldProblems } from '@/shared/form/field-problems'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { SaveUnitInfoDocument, type UnitInfoFieldsFragment } from './graphql/unit.permission.generated'
import { learnEntries } from './learn-entries'
import { changedTexts, entryNames, type UnitLogo, unitInput, unitValues } from './unit-values'

/** A message after a save: somebody else had saved, or something was typed during the save. */
export type UnitFormNotice = 'merged' | 'without' | null

/** The draft: all texts, '' for none, and the logo. */
type UnitAnswers = Readonly<Record<string, string | UnitLogo | null>>
const logoName = 'unitLogo'
const sensitiveNames = new Set(unitFields.filter(({ data }) => isGuarded(data)).map(({ name }) => name))

const answersOf = (values: UnitValues, logo: UnitLogo | null): UnitAnswers => ({
  ...Object.fromEntries(unitFields.map(({ name }) => [name, values[name] ?? ''])),
  [logoName]: logo,
})

const isLogo = (value: unknown): value is UnitLogo =>
  typeof value === 'object' && value !== null && 'key' in value && 'name' in value

/**
 * The form of a unit's information, with a local draft. When somebody else saved meanwhile (60408), unchanged fields
 * take their values.
 * @param reload loads the newest information
 */
export function useUnitForm(loaded: UnitInfoFieldsFragment, reload: () => Promise<UnitInfoFieldsFragment>) {
  const t = useT()
  const message = useMessages()
  const { user } = useSession()
  const [unit, setUnit] = useState(loaded)
  const [values, setValues] = useState<UnitValues>(() => unitValues(loaded))
  const [names, setNames] = useState(() => entryNames(loaded))
  const [logo, setLogo] = useState<UnitLogo | null>(() => logoOf(loaded))
  const [problems, setProblems] = useState<readonly UnitProblem[]>([])
  const [run, setRun] = useState(0)
  const [notice, setNotice] = useState<UnitFormNotice>(null)
  const [saving, setSaving] = useState(false)
  const latest = useRef({ values, logo })
  useLayoutEffect(() => {
    latest.current = { values, logo }
  })
  const draft = useDraft({
    draftKey: { userId: user.id, thing: `unit:${loaded.id}` },
    initial: answersOf(unitValues(unit), logoOf(unit)),
    values: answersOf(values, logo),
    restore({ [logoName]: logo, ...texts }) {
      setValues((now) => ({ ...now, ...(texts as UnitValues) }))
      void learnEntries(texts as UnitValues).then((found) => setNames((known) => new Map([...found, ...known])))
      if (logo !== undefined) setLogo(isLogo(logo) ? logo : null)
    },
    fits: (name, value) => (name === logoName ? value === null || isLogo(value) : typeof value === 'string'),
    sensitive: (name) => sensitiveNames.has(name),
  })

  const show = (found: readonly UnitProblem[]) => {
    setProblems(found)
    setRun((count) => count + 1)
  }
  const take = (next: UnitInfoFieldsFragment, stored: UnitValues) => {
    setUnit(next)
    setValues({ ...unitValues(next), ...stored })
    setNames((known) => new Map([...known, ...entryNames(next)]))
  }
  const change = (name: string, value: string, entry?: DictionaryEntry) => {
    setValues((now) => ({ ...now, [name]: value }))
    if (entry) setNames((known) => new Map([...known, [value, entry]]))
    setProblems((found) => found.filter(({ field }) => field !== name))
  }
  const save = async () => {
    const tidied = tidyUnit(values)
    setValues(tidied)
    const found = checkUnit(tidied, { fromCertificate: unit.unitInfoFrom === 1 })
    show(found)
    if (found.length > 0) return
    setSaving(true)
    try {
      const variables = { unitId: unit.id, unit: unitInput(unit, tidied, logo) }
      const { saveUnitInfo } = await permission.mutate(SaveUnitInfoDocument, variables)
      draft.saved(answersOf(tidied, logo))
      const later = changedTexts(tidied, latest.current.values)
      take(saveUnitInfo, later)
      if (latest.current.logo === logo) setLogo(logoOf(saveUnitInfo))
      setNotice(Object.keys(later).length > 0 ? 'without' : null)
      message.success(t('操作成功'))
    } catch (error) {
      show(fieldProblems(error))
      if (failureOf(error).code === 60408) {
        const newest = await reload().catch(() => null)
        if (newest) {
          take(newest, changedTexts(unitValues(unit), latest.current.values))
          setNotice('merged')
        }
      }
    } finally {
      setSaving(false)
    }
  }
  const discard = () => {
    take(unit, {})
    setLogo(logoOf(unit))
    setProblems([])
    setNotice(null)
  }
  return { unit, values, names, logo, setLogo, change, save, discard, problems, run, notice, saving, draft }
}

function logoOf(unit: UnitInfoFieldsFragment): UnitLogo | null {
  // not translated: a name for a picture that came without one
  return unit.unitLogo ? { key: unit.unitLogo, name: unit.unitLogoName ?? 'logo' } : null
}

/** The name of a logo in a draft; '' for none. */
export function logoText(logo: unknown): string {
  return isLogo(logo) ? logo.name : ''
}

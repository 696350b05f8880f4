import { App } from 'antd'
import { useEffect, useState } from 'react'
import { failureOf } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { checkUnit, tidyUnit, type UnitProblem } from '@/lib/unit/check-unit'
import type { UnitValues } from '@/lib/unit/unit-fields'
import { watchUnsaved } from '@/lib/unsaved-work'
import { useSession } from '@/session/session'
import { fieldProblems } from '@/shared/field-problems'
import { keepTextDraft, readTextDraft, removeTextDraft } from '@/shared/text-draft'
import { useT } from '@/ui/use-t'
import { SaveUnitInfoDocument, type UnitInfoFieldsFragment } from './graphql/unit.permission.generated'
import { changedTexts, entryNames, type UnitLogo, unitInput, unitValues } from './unit-values'

export type UnitFormNotice = 'restored' | 'merged' | null

/**
 * The form of a unit's information: what is typed is kept on this device until it is saved; where somebody else saved
 * meanwhile (60408), theirs is taken over below what was changed here, so that nothing of either is lost.
 * @param reload asks for the newest information and answers it
 */
export function useUnitForm(loaded: UnitInfoFieldsFragment, reload: () => Promise<UnitInfoFieldsFragment>) {
  const t = useT()
  const { message } = App.useApp()
  const { user } = useSession()
  const place = { userId: user.id, form: `unit:${loaded.id}` }
  const [unit, setUnit] = useState(loaded)
  const [draft] = useState(() => readTextDraft(place))
  const [values, setValues] = useState<UnitValues>(() => ({ ...unitValues(loaded), ...draft }))
  const [names, setNames] = useState(() => entryNames(loaded))
  const [logo, setLogo] = useState<UnitLogo | null>(() => logoOf(loaded))
  const [problems, setProblems] = useState<readonly UnitProblem[]>([])
  const [run, setRun] = useState(0)
  const [notice, setNotice] = useState<UnitFormNotice>(draft ? 'restored' : null)
  const [saving, setSaving] = useState(false)
  const changes = changedTexts(unitValues(unit), values)
  const dirty = Object.keys(changes).length > 0 || logo?.key !== logoOf(unit)?.key

  useEffect(() => watchUnsaved({ unsaved: () => dirty }), [dirty])

  const show = (found: readonly UnitProblem[]) => {
    setProblems(found)
    setRun((count) => count + 1)
  }
  const take = (next: UnitInfoFieldsFragment, kept: UnitValues) => {
    setUnit(next)
    setValues({ ...unitValues(next), ...kept })
    setNames((known) => new Map([...known, ...entryNames(next)]))
  }
  const change = (name: string, value: string, entryName?: string) => {
    const next = { ...values, [name]: value }
    setValues(next)
    if (entryName !== undefined) setNames((known) => new Map([...known, [value, entryName]]))
    setProblems((found) => found.filter(({ field }) => field !== name))
    const unsaved = changedTexts(unitValues(unit), next)
    if (Object.keys(unsaved).length > 0) keepTextDraft(place, unsaved)
    else removeTextDraft(place)
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
      removeTextDraft(place)
      take(saveUnitInfo, {})
      setLogo(logoOf(saveUnitInfo))
      setNotice(null)
      void message.success(t('操作成功'))
    } catch (error) {
      show(fieldProblems(error))
      if (failureOf(error).code === 60408) {
        const newest = await reload().catch(() => null)
        if (newest) {
          take(newest, changedTexts(unitValues(unit), tidied))
          setNotice('merged')
        }
      }
    } finally {
      setSaving(false)
    }
  }
  const discard = () => {
    removeTextDraft(place)
    take(unit, {})
    setLogo(logoOf(unit))
    setProblems([])
    setNotice(null)
  }
  return { unit, values, names, logo, setLogo, change, save, discard, problems, run, notice, saving, dirty }
}

function logoOf(unit: UnitInfoFieldsFragment): UnitLogo | null {
  // not translated: a name for a picture that came without one
  return unit.unitLogo ? { key: unit.unitLogo, name: unit.unitLogoName ?? 'logo' } : null
}

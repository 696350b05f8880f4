/** A hook that loads other versions of a form (newer, former, before a trial), for pages with a form editor. */

import { useCallback } from 'react'
import { failureText } from '@/api/errors/failure'
import { smartform } from '@/api/smartform'
import {
  FormDefinitionDocument,
  TryDefinitionDocument,
  UpgradeContentDocument,
} from '@/shared/graphql/forms.smartform.generated'
import type { SmartformEditorProps } from '@/smartform/editor/editor-props'
import type { ContentSnapshot } from '@/smartform/ports'
import { isTrialVersion } from '@/smartform/schema/trial-version'

/** The definition of one version, its failure and a retry; empty without a version. */
function useDefinition(formId: string, version: number | null) {
  const {
    data,
    failureText: missing,
    retry,
  } = smartform.useAnswer(
    FormDefinitionDocument,
    version === null ? { skip: true } : { variables: { formId, version }, fetchPolicy: 'no-cache', background: true },
  )
  const definition: unknown = version === null ? undefined : data?.formDefinition.definition
  return { definition, missing: definition === undefined && missing !== undefined, retry }
}

/**
 * The other versions of a form that its editor has to know: a newer one, the one the content was upgraded from, and the
 * way back from a trial. `seen` returns the revision the person has seen; `reload` reloads the content.
 */
export function useFormVersions(
  content: ContentSnapshot,
  seen: () => number,
  reload: () => void,
): SmartformEditorProps['versions'] {
  const { contentId, formId, formVersion, newestVersion = formVersion, upgradedFrom = null, openReason } = content
  // Places that a reviewer left closed stay as they were passed: new required fields there could not be filled in.
  const open = openReason !== 'REMARKS'
  const { definition: newer } = useDefinition(formId, open && newestVersion > formVersion ? newestVersion : null)
  const former = useDefinition(formId, upgradedFrom)
  const change = async (call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (error) {
      throw new Error(failureText(error))
    }
    reload()
  }
  const background = { background: true } as const
  const upgrade = () =>
    change(() => smartform.mutate(UpgradeContentDocument, { contentId, baseRevision: seen() }, background))
  const endTrial = () =>
    change(() => smartform.mutate(TryDefinitionDocument, { contentId, definition: null }, background))
  const earlier = useCallback(
    async (version: number) => {
      const words = { formId, version }
      const options = { fetchPolicy: 'no-cache', background: true } as const
      return (await smartform.query(FormDefinitionDocument, words, options)).formDefinition.definition as unknown
    },
    [formId],
  )
  return {
    former: former.definition,
    earlier,
    formerMissing: former.missing ? former.retry : undefined,
    newer: newer === undefined ? undefined : { definition: newer, upgrade },
    endTrial: isTrialVersion(formVersion) ? endTrial : undefined,
  }
}

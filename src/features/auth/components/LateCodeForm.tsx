/** Loads the sign-in form by code after the first view. */

import type { ComponentProps, FormEvent } from 'react'
import { chunkMissingText, loadChunk } from '@/lib/loading/lazy-import'
import { useT } from '@/ui/use-t'
import { useLatePart } from '../use-late-part'
import type { CodeForm } from './CodeForm'
import { FormAlert } from './FormAlert'
import { SubmitButton } from './SubmitButton'

/** Prefetches the code form before its tab is chosen. */
export const loadCodeForm = () => loadChunk(() => import('./CodeForm'))

/** The code form, loaded separately from the sign-in screen. A failed load shows a retry. */
export function LateCodeForm(props: ComponentProps<typeof CodeForm>) {
  const t = useT()
  const { part, missing, again } = useLatePart(loadCodeForm)
  if (part) return <part.CodeForm {...props} />
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        again()
      }}
    >
      <FormAlert text={missing ? t(chunkMissingText) : undefined} />
      {missing && <SubmitButton busy={false} label={t('重试')} />}
    </form>
  )
}

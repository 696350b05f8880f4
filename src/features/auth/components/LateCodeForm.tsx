import type { ComponentProps, FormEvent } from 'react'
import { loadChunk, partMissingText } from '@/lib/lazy-page'
import { useT } from '@/ui/use-t'
import { useLatePart } from '../use-late-part'
import type { CodeForm } from './CodeForm'
import { FormAlert } from './FormAlert'
import { SubmitButton } from './SubmitButton'

/** Fetches the form by code, so that it is there when its tab is chosen. */
export const loadCodeForm = () => loadChunk(() => import('./CodeForm'))

/** The form by code, apart from the sign-in screen for its size. One that did not come says so and can be asked for again. */
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
      <FormAlert text={missing ? t(partMissingText) : undefined} />
      {missing && <SubmitButton busy={false} label={t('重试')} />}
    </form>
  )
}

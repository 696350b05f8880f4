/** A button that begins a new form, empty or as a copy, and leads into the workshop, where it is named. */

import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendOnce } from '@/api/send-once'
import { smartform } from '@/api/smartform'
import { ActButton } from '@/ui/ActButton'
import { CreateFormDocument } from '../graphql/draft.smartform.generated'
import { partPath } from '../paths'

interface CreateFormProps {
  /** The form whose questions it begins with; absent: none. */
  copyOf?: string
  primary?: boolean
  children: ReactNode
}

/** Where the call fails, the page stays, and pressing again makes no second form. */
export function CreateForm({ copyOf, primary = false, children }: CreateFormProps) {
  const navigate = useNavigate()
  const create = async () => {
    const words = { copyOf: copyOf ?? null }
    try {
      const { createForm } = await sendOnce('createForm', words, (key) =>
        smartform.mutate(CreateFormDocument, { ...words, key }),
      )
      navigate(partPath(createForm.id, []))
    } catch {
      // The error link has announced it.
    }
  }
  return (
    <ActButton type={primary ? 'primary' : 'default'} act={create}>
      {children}
    </ActButton>
  )
}

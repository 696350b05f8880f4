/** A phone or certificate number in the lists of a unit's staff and invitations, masked until it is revealed. */

import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { masked } from '@/lib/text/mask'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'

interface MaskedNumberProps {
  value: string | null | undefined
  /** Name of its owner. */
  owner: string
}

/** A number masked except for its last four characters, revealed on demand. */
export function MaskedNumber({ value, owner }: MaskedNumberProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (!value) return '—'
  return (
    <>
      {open ? value : masked(value)}{' '}
      <Button
        type="text"
        size="small"
        icon={open ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        aria-label={open ? t('隐藏{name}的号码', { name: owner }) : t('显示{name}的号码', { name: owner })}
        onClick={() => setOpen(!open)}
      />
    </>
  )
}

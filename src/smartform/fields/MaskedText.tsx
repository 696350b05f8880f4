import { Button } from 'antd'
import { useState } from 'react'
import { masked } from '@/lib/mask'
import { useT } from '@/ui/use-t'

/** A sensitive answer to read: its last four characters, the whole on demand. Prints stay masked until it was asked for. */
export function MaskedText({ label, text }: { label: string; text: string }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      {open ? text : masked(text)}{' '}
      <Button
        type="link"
        size="small"
        aria-expanded={open}
        aria-label={open ? t('隐藏{label}', { label }) : t('显示{label}', { label })}
        onClick={() => setOpen(!open)}
      >
        {open ? t('隐藏') : t('显示')}
      </Button>
    </>
  )
}

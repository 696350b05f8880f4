import { Button, Radio } from 'antd'
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../field-kind-module'

/** One of a few options; an optional answer can be taken back. */
export function RadioEditor({ node, value, control, change }: EditorProps<'radio'>) {
  const t = useT()
  return (
    <Radio.Group
      {...control}
      value={value}
      onChange={(event) => change(String(event.target.value))}
      // One name per group: the arrow keys move inside it.
      name={control.id}
    >
      {node.options.map((option) => (
        <Radio key={option.value} value={option.value}>
          {option.label}
        </Radio>
      ))}
      {value !== null && !control['aria-required'] && (
        <Button type="link" size="small" onClick={() => change(null)}>
          {t('清除选择')}
        </Button>
      )}
    </Radio.Group>
  )
}

import { useT } from '@/ui/use-t'
import { ChoiceSelect } from '../radio/ChoiceSelect'
import { RadioGroup } from '../radio/RadioEditor'
import type { EditorProps } from '../screen-props'

/** Yes and no as two options. */
function useYesNo({ value, control, change }: EditorProps<'yesNo'>) {
  const t = useT()
  return {
    options: [
      { value: 'yes', label: t('是') },
      { value: 'no', label: t('否') },
    ],
    value: value === null ? null : value ? 'yes' : 'no',
    control,
    change: (chosen: string | null) => change(chosen === null ? null : chosen === 'yes'),
  }
}

/** Yes or no; an optional answer can be taken back. */
export function YesNoEditor(props: EditorProps<'yesNo'>) {
  return <RadioGroup {...useYesNo(props)} />
}

/** The same on one line. */
export function YesNoCell(props: EditorProps<'yesNo'>) {
  return <ChoiceSelect {...useYesNo(props)} />
}

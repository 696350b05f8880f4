/** The choice of the award category in the form that starts a nomination. */
import type { FieldControl } from '@/ui/FormField'
import { Radios } from '@/ui/Radios'
import { useLocale, useT } from '@/ui/use-t'
import type { NominatingQuery } from '../graphql/nominating.award.generated'
import styles from './award.module.css'

type Year = NominatingQuery['nominating']

interface CategoryChoiceProps {
  control: FieldControl
  year: Year
  value: string
  onChoose(category: string): void
}

/** The award's categories, with the nominator's remaining quota. */
export function CategoryChoice({ control, year, value, onChoose }: CategoryChoiceProps) {
  const t = useT()
  const english = useLocale() === 'en'
  const remaining = ({ quota, used }: Year['categories'][number]) => {
    if (quota === 0) return year.as === 'UNIT' ? t('不接受单位提名') : t('不接受专家提名')
    if (used >= quota) return t('{quota} 个名额已用完', { quota })
    return t('还可提名 {left} 项，共 {quota} 项', { left: quota - used, quota })
  }
  return (
    <Radios
      {...control}
      className={styles.choices}
      value={value}
      options={year.categories.map((category) => ({
        value: category.id,
        disabled: category.used >= category.quota,
        label: (
          <span className={styles.choice}>
            <strong>{english ? category.nameEnglish : category.name}</strong>
            <span className={styles.secondary}>{english ? category.aboutEnglish : category.about}</span>
            <span>{remaining(category)}</span>
          </span>
        ),
      }))}
      onChange={onChoose}
    />
  )
}

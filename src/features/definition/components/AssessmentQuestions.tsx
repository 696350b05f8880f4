/** The questions of the self-assessment form, as far as they apply. */
import { Checkbox } from 'antd'
import { FormField, FormGrid } from '@/ui/FormField'
import { PlainInput } from '@/ui/PlainInput'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { asksFigures, asksPropertyFiles } from '../assessment'
import { figureQuestions, fitQuestions, proofQuestions, propertyOptions } from '../questions'
import type { AssessmentForm } from '../use-assessment'
import { ChoiceQuestion } from './ChoiceQuestion'
import { ProofFiles } from './ProofFiles'
import styles from './Questions.module.css'

const idOf = (field: string) => `definition-${field}`

/** All 13 questions, intellectual property and the commitment, as far as they apply. */
export function AssessmentQuestions({ form }: { form: AssessmentForm }) {
  const t = useT()
  const { answers, problems, set, tidy } = form
  const numbered = (number: number, title: string) => t('{n}. {title}', { n: number, title: t(title) })
  const fits = [
    { value: 1, label: t('符合') },
    { value: 2, label: t('不符合') },
  ]
  const yesNo = [
    { value: 1, label: t('是') },
    { value: 2, label: t('否') },
  ]
  return (
    <>
      <Section id="definition-fit" title={t('基本条件')}>
        <FormGrid>
          {fitQuestions.map(({ field, title }, index) => (
            <ChoiceQuestion
              key={field}
              id={idOf(field)}
              title={numbered(index + 1, title)}
              value={answers[field]}
              options={fits}
              error={problems[field]}
              onChange={(value) => set({ [field]: value })}
            />
          ))}
        </FormGrid>
      </Section>
      <Section id="definition-direct" title={t('直接认定条件')}>
        <FormGrid>
          {proofQuestions.flatMap(({ field, files, title }, index) => [
            <ChoiceQuestion
              key={field}
              id={idOf(field)}
              title={numbered(index + 5, title)}
              value={answers[field]}
              options={yesNo}
              error={problems[field]}
              onChange={(value) => set({ [field]: value })}
            />,
            answers[field] === 1 && (
              <ProofFiles key={files} form={form} field={files} label={t('第 {n} 题的证明材料', { n: index + 5 })} />
            ),
          ])}
        </FormGrid>
      </Section>
      {asksFigures(answers) && (
        <Section id="definition-figures" title={t('评价指标')}>
          <FormGrid>
            {figureQuestions.map(({ field, kind, title }, index) => (
              <FormField
                key={field}
                id={idOf(field)}
                label={numbered(index + 9, title)}
                required
                error={problems[field]}
              >
                {(control) => (
                  <PlainInput
                    {...control}
                    inputMode={kind === 'people' ? 'numeric' : 'decimal'}
                    value={answers[field]}
                    onChange={({ target }) => set({ [field]: target.value })}
                    onBlur={tidy}
                  />
                )}
              </FormField>
            ))}
            <ChoiceQuestion
              id={idOf('intellectualPropertyType')}
              title={t('知识产权')}
              value={answers.intellectualPropertyType}
              options={propertyOptions.map(({ value, label }) => ({ value, label: t(label) }))}
              error={problems.intellectualPropertyType}
              onChange={(intellectualPropertyType) => set({ intellectualPropertyType })}
            />
            {asksPropertyFiles(answers) && <ProofFiles form={form} field="fileUrl" label={t('知识产权的证明材料')} />}
          </FormGrid>
        </Section>
      )}
      <Section id="definition-commitment" title={t('承诺')}>
        <FormGrid>
          <FormField id={idOf('committed')} label={t('承诺书')} error={problems.committed} span={3} group>
            {(control) => (
              <>
                <p className={styles.commitment}>
                  {t('本单位承诺以上填写的内容和上传的材料真实、准确、完整，如有虚假，愿意承担相应责任。')}
                </p>
                <Checkbox
                  id={control.id}
                  checked={answers.committed}
                  aria-invalid={control['aria-invalid']}
                  aria-describedby={control['aria-describedby']}
                  onChange={({ target }) => set({ committed: target.checked })}
                >
                  {t('我已阅读并承诺')}
                </Checkbox>
              </>
            )}
          </FormField>
        </FormGrid>
      </Section>
    </>
  )
}

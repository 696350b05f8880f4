import type { WorkflowStep } from '@/api/workflow/schema.generated'
import { text } from '@/lib/i18n'

/** How a step reads in the history, after the name of who took it. */
export const historySteps: Readonly<Record<WorkflowStep, { label: string; tone: 'plain' | 'good' | 'back' | 'bad' }>> =
  {
    CREATE: { label: text('创建'), tone: 'plain' },
    SUBMIT: { label: text('提交'), tone: 'plain' },
    WITHDRAW: { label: text('撤回'), tone: 'back' },
    PASS: { label: text('审核通过'), tone: 'good' },
    RETURN: { label: text('退回修改'), tone: 'back' },
    EVALUATE: { label: text('开始评审'), tone: 'plain' },
    CONCLUDE: { label: text('立项结论'), tone: 'plain' },
    REFUSE: { label: text('不予受理'), tone: 'bad' },
  }

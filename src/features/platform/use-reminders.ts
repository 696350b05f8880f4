/** Reminds the people who report for platforms, for the list of overseen platforms. */
import { program } from '@/api/program'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { useBatch } from '@/work/use-batch'
import { RemindPlatformsDocument } from './graphql/platforms.program.generated'
import { monthsText } from './month-names'

interface LatePlatform {
  id: string
  name: string
  late: readonly string[]
}

/** Asks, then reminds who reports for these platforms; each refused one is reported with its reason. */
export function useReminders(changed: () => void) {
  const t = useT()
  const dialogs = useDialogs()
  const batch = useBatch(changed)
  const remind = (platforms: readonly LatePlatform[]) =>
    batch.run(t('提醒'), async () => {
      const platformIds = platforms.map(({ id }) => id)
      const { remindPlatforms } = await program.mutate(RemindPlatformsDocument, { platformIds })
      return remindPlatforms
    })
  const ask = (platforms: readonly LatePlatform[]) =>
    dialogs.confirm({
      title: t('提醒 {n} 个平台的填报人？', { n: platforms.length }),
      content: platforms
        .map(({ name, late }) => t('{name}：{months}', { name, months: monthsText(late) }))
        .join(t('；')),
      okText: t('发送提醒'),
      cancelText: t('取消'),
      // The error link has announced a refusal; the list reloads, and the dialog may close.
      onOk: () => remind(platforms).catch(() => undefined),
    })
  return { batch, ask }
}

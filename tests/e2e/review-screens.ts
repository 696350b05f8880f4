/** The reviewer's screens that `access.spec.ts` checks with axe. */
import type { Page } from '@playwright/test'
import { by } from './project-screens'
import { at, likeAnother, type Screen } from './screens'

/** The reviewer's desk: its list, the declaration of interests, a review being written, one that was handed in. */
export async function reviewScreens(_page: Page): Promise<readonly Screen[]> {
  return [
    by(
      'expert',
      at('proposals to review, by groups', () => '/expert/review', '评审工作台', true),
    ),
    at('the declaration of interests', () => '/expert/review/review-tech-4', /./),
    at('a proposal beside its review', () => '/expert/review/review-tech-3', /./, true),
    at('scored reviews of a group, in order', () => '/expert/review-set/review-tech', '对照与排序', true),
    likeAnother(at('a review that was handed in', () => '/expert/review/review-tech-1', /./)),
    by(
      'supervisingDepartment',
      at('how far the panels of reviewers are', () => '/commission/reviews', '评审进展', true),
    ),
  ]
}

import { api } from '../core/api';
import type { Tutorial } from '../core/client';
import { identity } from '../core/me.svelte';
import { router } from '../core/router.svelte';
import { t } from '../core/texts.svelte';
import { courses } from './course.svelte';

/** Opens a table for a course, goes there and begins with its first lesson. */
export async function begin({ table }: Tutorial): Promise<void> {
  await identity.need(t('web-guest'));
  const { id } = await api.open({ ...table, title: t('web-learn') });
  // A course that the game has prepared begins at once.
  if (!table.course) await api.start(id, null);
  courses.begin(id, table.game);
  router.go(`/table/${id}`);
}

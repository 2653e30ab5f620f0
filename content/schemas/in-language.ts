/** The records of pages in other languages, made of those in English. */
import { z } from 'zod';
import { sectionText } from './common.ts';

/** Words that a native writer has to confirm: then set isNative: true. Preflight lists files without it. */
export const isNative = z.boolean().default(false);

/** What they leave to the record in English. */
const inEnglish = ['isConfirmed', 'refund', 'was', 'draft', 'offer'];

/**
 * The record of a page in another language. A section without words is not shown: what belongs to it, the field of its name and those that `sectionOf`
 * says, may be missing with it; a list is empty then. The type is that of the page in English, whose module renders it.
 */
export function inLanguage<Page extends z.ZodObject>(
  { shape }: Page,
  sectionOf: { [Field in keyof Page['shape']]?: string } = {},
): z.ZodType<z.infer<Page>> {
  const names = (shape.sections?.meta()?.names ?? []) as string[];
  const parts: { name: string; section: string }[] = [];
  const fields = Object.entries(shape as Record<string, z.ZodType>).map(([name, field]) => {
    const section = sectionOf[name] ?? name;
    if (!names.includes(section)) return [name, field] as const;
    parts.push({ name, section });
    return [name, field instanceof z.ZodArray ? field.default([]) : field.optional()] as const;
  });
  const words = Object.fromEntries(fields.filter(([name]) => !inEnglish.includes(name)));
  const sections = z.strictObject(Object.fromEntries(names.map(name => [name, sectionText.optional()]))).default({});
  return z.strictObject({ ...words, isNative, sections }).superRefine((page, context) => {
    for (const { name, section } of parts)
      if (section in page.sections && isEmpty(Reflect.get(page, name)))
        context.addIssue({
          code: 'custom',
          path: ['sections', section],
          message: `is a section without content: add ${name}, or remove it`,
        });
  }) as never;
}

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

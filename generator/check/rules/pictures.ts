/** Every picture has an alt text for those who cannot see it, and keeps its place until it has loaded. */
import { clip, type PageRule } from './rule.ts';

/** Alt texts that only say that there is a picture, or name its file. */
const noAlt =
  /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|img|untitled|screenshot)(?: of)?\W*\d*$|\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|dsc|pxl)[_-]?\d+/i;

export const pictures: PageRule = (page, _, report) => {
  for (const { src, alt, isSized } of page.pictures) {
    if (alt === undefined) report(`the picture ${clip(src)} has no alt text (write alt="" if it is decoration)`, src);
    else if (noAlt.test(alt.trim())) report(`has a picture whose alt text says nothing: "${clip(alt)}"`, alt);
    if (!isSized) report(`the picture ${clip(src)} has no width and height: what is below it jumps when it loads`, src);
  }
};

import { expect } from 'playwright/test';
import { specifiedPosts } from '../../content/specified.ts';
import { inOwnTab as test } from '../../generator/testing/tabs.ts';
import { drawn } from '../../pages/_testing/drawn.ts';
import { finishAnimations } from '../../pages/_testing/find-chat.ts';
import { screens } from '../../pages/_testing/screens.ts';

for (const path of ['/', '/pricing/', '/blog/', '/privacy-policy/', `/blog/${specifiedPosts[0]}/`]) {
  test(`on a phone the chat button of ${path} hides while scrolling down and returns while scrolling up`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    await page.goto(path);
    const chat = page.locator('.chat-button');
    const scroll = async (by: number) => {
      await page.evaluate(top => scrollBy({ top, behavior: 'instant' }), by);
      await page.evaluate(drawn);
      await finishAnimations(page);
    };
    // Scrolls down to where no buttons, fields or footer hide it.
    await expect(async () => {
      await scroll(300);
      await scroll(-50);
      expect(await chat.isVisible()).toBe(true);
    }).toPass({ intervals: [1] });
    await scroll(50);
    await expect(chat).toBeHidden();
    await scroll(-50);
    await expect(chat).toBeVisible();
  });
}

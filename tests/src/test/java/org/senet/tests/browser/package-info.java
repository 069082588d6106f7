/**
 * The page in a real browser: {@link org.senet.tests.browser.Browser} starts a headless Chromium and speaks its DevTools protocol, {@link
 * org.senet.tests.browser.BoardPage} clicks, drags, touches and types. Where no Chromium is installed the tests are skipped.
 */
@NullMarked
package org.senet.tests.browser;

import org.jspecify.annotations.NullMarked;

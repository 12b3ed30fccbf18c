# What people are told when there will be no page: stop_without_page END, with the end of tools/page. Two lines, in
# both languages: what is missing and how to get it. Sourced by ./play and ./check, which have begun steps.

stop_without_page() {
  case $1 in
    10)
      page_trouble 'npm is missing; as root: apt-get install npm' \
        'برنامه‌ی npm نیست؛ با دسترسی مدیر: apt-get install npm' ;;
    11)
      page_trouble 'Node 20.19 or newer is missing, and npm could not fetch one; check the network and run this again' \
        'نود ۲۰٫۱۹ یا تازه‌تر نیست و npm نتوانست آن را بیاورد؛ شبکه را ببینید و دوباره اجرا کنید' ;;
    12)
      page_trouble 'npm could not fetch the packages of the page; check the network and run this again' \
        'npm نتوانست بسته‌های صفحه را بیاورد؛ شبکه را ببینید و دوباره اجرا کنید' ;;
    *)
      page_trouble "it does not build; the output is in $step_log" \
        "ساخته نمی‌شود؛ خروجی در $step_log است" ;;
  esac
  exit 1
}

page_trouble() {
  echo "No page for browsers: $1. ./play --without-page goes on without it." >&2
  echo "صفحه‌ی بازی نیست: $2. ‎./play --without-page‎ بی آن ادامه می‌دهد." >&2
}
